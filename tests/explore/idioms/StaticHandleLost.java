// explore: violated assertion
import java.lang.invoke.*;
public class StaticHandleLost {
    static int n;
    static final VarHandle N;
    static { try { N = MethodHandles.lookup().findStaticVarHandle(StaticHandleLost.class, "n", int.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    public static void main(String[] args) throws Exception {
        Runnable r = () -> N.setVolatile((int) N.getVolatile() + 1);
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert (int) N.getVolatile() == 2;
    }
}
