// explore: violated race
import java.nio.ByteBuffer;
public class ByteBufferRace {
    public static void main(String[] args) throws Exception {
        byte[] a = new byte[8];
        Thread t = new Thread(() -> ByteBuffer.wrap(a).putInt(0, 7));
        t.start();
        int x = a[2];
        t.join();
        assert x >= 0;
    }
}
