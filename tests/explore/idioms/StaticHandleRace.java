// explore: violated race
import java.lang.invoke.*;
public class StaticHandleRace {
    static int n;
    static final VarHandle N;
    static { try { N = MethodHandles.lookup().findStaticVarHandle(StaticHandleRace.class, "n", int.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> N.setVolatile(1));
        t.start();
        int x = n; // plainly
        t.join();
    }
}
