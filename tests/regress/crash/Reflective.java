import glassbox.Declarative;

/** Fields, methods and constructors by reflection: what they leave in the run time's own
 * tables must not outlive an execution. */
public class Reflective {
    int x;

    public Reflective() {
    }

    @Declarative
    public boolean repOk() {
        return x >= 0;
    }

    public int value() {
        return x;
    }

    public void field() throws Exception {
        x = ((Integer) Reflective.class.getDeclaredField("x").get(this)).intValue();
    }

    public void method() throws Exception {
        x = (Integer) Reflective.class.getMethod("value").invoke(this);
    }

    public void constructor() throws Exception {
        x = Reflective.class.getConstructor().newInstance().x;
    }

    public void streams() {
        System.setOut(new java.io.PrintStream(new java.io.ByteArrayOutputStream()));
        System.out.println(x);
    }
}
