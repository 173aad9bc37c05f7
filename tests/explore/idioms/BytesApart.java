// explore: holds
import java.lang.invoke.*;
import java.nio.ByteOrder;
public class BytesApart {
    static final VarHandle V = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    public static void main(String[] args) throws Exception {
        byte[] a = new byte[8];
        int[] b = new int[4];
        Thread t = new Thread(() -> { V.set(a, 0, 1); System.arraycopy(new int[] {1, 2}, 0, b, 0, 2); });
        t.start();
        V.set(a, 4, 2);
        System.arraycopy(new int[] {3, 4}, 0, b, 2, 2);
        t.join();
        assert a[0] == 1 && a[4] == 2 && b[1] == 2 && b[2] == 3;
    }
}
