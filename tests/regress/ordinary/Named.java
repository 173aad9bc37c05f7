import glassbox.*;
import java.util.*;

/** More texts than a set of three can be made of within reason. */
public class Named {
    private Set<String> names = new HashSet<>();

    @Declarative
    boolean repOk() {
        return names != null;
    }

    public int size() {
        return names.size();
    }
}
