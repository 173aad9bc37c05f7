// explore: holds
import java.lang.invoke.*;
public class ArrayHandleRef {
    static final VarHandle A = MethodHandles.arrayElementVarHandle(String[].class);
    public static void main(String[] args) throws Exception {
        String[] slots = new String[1];
        boolean[] won = new boolean[2];
        Thread t = new Thread(() -> won[0] = A.compareAndSet(slots, 0, null, "t")), u = new Thread(() -> won[1] = A.compareAndSet(slots, 0, null, "u"));
        t.start(); u.start(); t.join(); u.join();
        assert won[0] != won[1] && slots[0].equals(won[0] ? "t" : "u");
    }
}
