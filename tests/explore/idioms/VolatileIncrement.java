// explore: violated assertion
public class VolatileIncrement {
    static volatile int n;
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n++);
        t.start();
        n++;
        t.join();
        assert n == 2;
    }
}
