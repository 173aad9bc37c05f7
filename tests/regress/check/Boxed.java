import glassbox.Declarative;

/** Boxes in fields of the main object, and of an object that nothing refers to. */
public class Boxed {
    static class Holder {
        Integer low;
    }

    Integer first;
    Integer second;

    @Declarative
    boolean repOk() {
        return true;
    }

    public boolean keep(Holder holder) {
        return holder == null;
    }
}
