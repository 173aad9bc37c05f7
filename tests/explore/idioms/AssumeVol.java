// explore: violated assertion
public class AssumeVol {
    static volatile int x;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            glassbox.GlassBox.assume(false);
        });
        t.start();
        assert x == 0;
    }
}
