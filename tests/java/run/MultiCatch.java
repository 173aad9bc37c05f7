// multi-catch, precise rethrow, catch by superclass, order of handlers, exceptions thrown in handlers
public class MultiCatch {
    static class A extends Exception {
        A(String m) { super(m); }
    }

    static class B extends A {
        B(String m) { super(m); }
    }

    static class C extends Exception {
        final int code;
        C(int code) { this.code = code; }
        @Override public String getMessage() { return "code " + code; }
    }

    static void raise(int k) throws A, C {
        switch (k) {
            case 0: throw new A("a");
            case 1: throw new B("b");
            case 2: throw new C(42);
            case 3: throw new ArrayIndexOutOfBoundsException(7);
            case 4: throw new StringIndexOutOfBoundsException(-1);
            case 5: throw new IllegalArgumentException(new A("inner"));
            case 6: throw null;
            default:
        }
    }

    static void rethrow(int k) throws A, C {
        try {
            raise(k);
        } catch (Exception e) {
            System.out.print("re ");
            throw e;
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 8; k++) {
            try {
                rethrow(k);
                System.out.println("none");
            } catch (B e) {
                System.out.println("B " + e.getMessage());
            } catch (A | C e) {
                System.out.println("A or C " + e.getMessage() + " " + e);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("index " + e.getMessage());
            } catch (NullPointerException e) {
                System.out.println("null");
            } catch (RuntimeException e) {
                System.out.println(e.getMessage() + " cause " + e.getCause());
            }
        }
        try {
            try {
                throw new A("x");
            } catch (A e) {
                throw new RuntimeException("from handler", e);
            }
        } catch (RuntimeException e) {
            System.out.println(e + " / " + e.getCause() + " / " + e.getCause().getCause());
        }
        Throwable t = new Throwable();
        System.out.println(t.getMessage() + " " + t.getCause() + " " + t + " " + t.getLocalizedMessage());
        Exception init = new Exception("late");
        init.initCause(new Error("cause"));
        System.out.println(init.getCause());
        try {
            init.initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            init.addSuppressed(init);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
