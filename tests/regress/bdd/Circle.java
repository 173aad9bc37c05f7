import glassbox.Declarative;

/** Objects of two classes, none of them on a tree, that refer to each other. */
public class Circle {
    static class A {
        B b;
    }

    static class B {
        A a;
    }

    A first;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void clear() {
        first = null;
    }
}
