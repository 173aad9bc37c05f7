// explore: violated assertion
public class ChooseFirst {
    static volatile int v;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            v = 1;
            if (glassbox.Choose.bool()) v = 2;
            v = 0;
        });
        t.start();
        int r = v;
        t.join();
        assert r != 1;
    }
}
