import java.util.HashMap;
import java.util.Map;

// Two maps may be one: a violation is not made simpler by making them two.
public class FewestObjects {
    Map<Integer, Integer> one = new HashMap<>(), other = new HashMap<>();

    interface Shape {}

    static class Round implements Shape {}

    static class Flat implements Shape {
        int height;
    }

    @glassbox.Declarative
    public boolean repOk() {
        return one != null && one.size() <= 2 && other != null && other.size() <= 2;
    }

    public void draw(Shape shape) {
        if (one.get(1) >= -1) shape = shape == null ? null : shape;
        assert shape instanceof Round;
    }
}
