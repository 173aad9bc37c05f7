// explore: holds
import java.lang.invoke.*;
public class VarHandleArray {
    static final VarHandle A = MethodHandles.arrayElementVarHandle(int[].class);
    public static void main(String[] args) throws Exception {
        int[] a = new int[1];
        Runnable r = () -> { int o; do o = (int) A.getVolatile(a, 0); while (!A.compareAndSet(a, 0, o, o + 1)); };
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert a[0] == 2;
    }
}
