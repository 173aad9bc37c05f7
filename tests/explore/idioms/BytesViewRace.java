// explore: violated race
import java.lang.invoke.*;
import java.nio.ByteOrder;
public class BytesViewRace {
    static final VarHandle V = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    public static void main(String[] args) throws Exception {
        byte[] a = new byte[8];
        Thread t = new Thread(() -> V.set(a, 0, 1L));
        t.start();
        int x = a[7];
        t.join();
        assert x >= 0;
    }
}
