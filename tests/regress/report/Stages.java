import glassbox.*;
import java.util.*;

/** Maps and sets of enum constants keep the class of these; a text is an argument. */
public class Stages {
    public enum Stage { NEW, PAID, SENT, BACK }

    private Stage stage = Stage.NEW;
    private boolean paid;
    private final Map<Stage, Integer> counts = new EnumMap<>(Stage.class);
    private final Set<Stage> visited = EnumSet.of(Stage.NEW);

    public boolean giveBack(String reason) {
        if (stage != Stage.SENT || reason == null || reason.isEmpty()) {
            return false;
        }
        counts.merge(Stage.BACK, 1, Integer::sum);
        stage = Stage.BACK;
        return visited.add(stage);
    }

    @Declarative
    public boolean repOk() {
        return stage != null && visited.contains(stage) && visited.contains(Stage.NEW) && !counts.containsKey(null)
            && paid == (stage == Stage.PAID || stage == Stage.SENT);
    }
}
