// explore: violated race
import java.nio.charset.StandardCharsets;
public class BytesToStringRace {
    static final byte[] a = {65, 66};
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a[1] = 67);
        t.start();
        String s = new String(a, StandardCharsets.ISO_8859_1);
        t.join();
    }
}
