import glassbox.Range;

public class Lamp {
    enum Level { LOW, HIGH }

    private Level level = Level.LOW;
    private int minutes;

    public synchronized Level turn(Level to) {
        Level before = level;
        level = to;
        return before;
    }

    public synchronized int add(@Range(min = 5, max = 6) int more) {
        return minutes += more;
    }
}
