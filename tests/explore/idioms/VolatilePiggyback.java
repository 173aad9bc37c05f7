// explore: holds
public class VolatilePiggyback {
    static int[] data = new int[1];
    static volatile boolean ready;
    public static void main(String[] a) throws Exception {
        new Thread(() -> { data[0] = 1; ready = true; }).start();
        if (ready) assert data[0] == 1;
    }
}
