import glassbox.Declarative;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class StaticHandle {
    private static int given;
    private static final VarHandle GIVEN;
    private int last;

    static {
        try {
            GIVEN = MethodHandles.lookup().findStaticVarHandle(StaticHandle.class, "given", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @Declarative
    boolean repOk() {
        return last >= 0;
    }

    public void next() {
        assert given == 0;
        last = (int) GIVEN.getAndAdd(1);
    }
}
