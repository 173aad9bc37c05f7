// explore: violated race
import java.util.zip.CRC32;
public class CrcRace {
    static final byte[] a = {65, 66};
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a[1] = 67);
        t.start();
        CRC32 c = new CRC32();
        c.update(a, 0, 2);
        t.join();
    }
}
