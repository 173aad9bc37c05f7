// explore: inconclusive
import java.lang.invoke.*;
public class HandleAcquireRelease {
    static int data; static boolean ready;
    static final VarHandle R;
    static { try { R = MethodHandles.lookup().findStaticVarHandle(HandleAcquireRelease.class, "ready", boolean.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    public static void main(String[] args) throws Exception {
        new Thread(() -> { data = 1; R.setRelease(true); }).start();
        if ((boolean) R.getAcquire()) assert data == 1;
    }
}
