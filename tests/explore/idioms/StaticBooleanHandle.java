// explore: holds
import java.lang.invoke.*;
public class StaticBooleanHandle {
    static int data; static boolean ready;
    static final VarHandle R;
    static { try { R = MethodHandles.lookup().findStaticVarHandle(StaticBooleanHandle.class, "ready", boolean.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    public static void main(String[] args) throws Exception {
        new Thread(() -> { data = 1; R.setVolatile(true); }).start();
        if ((boolean) R.getVolatile()) assert data == 1;
    }
}
