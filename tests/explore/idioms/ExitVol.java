// explore: violated assertion
public class ExitVol {
    static volatile int x;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            System.exit(0);
        });
        t.start();
        assert x == 0;
    }
}
