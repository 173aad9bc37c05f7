import glassbox.Declarative;

/** Pool objects of one class are interchangeable, those of two classes are not. */
public class PoolClasses {
    static class Part {
        int n;
    }

    static class Good extends Part { }

    static class Bad extends Part { }

    Part part;
    boolean broken;

    @Declarative boolean repOk() { return !broken; }

    public void touch() {
        if (part != null) {
            part.n = 1;
            broken = part instanceof Bad;
        }
    }
}
