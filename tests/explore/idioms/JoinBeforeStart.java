// explore: violated assertion
public class JoinBeforeStart { // joining a thread that was not started is no waiting
    static volatile int n;
    public static void main(String[] a) throws Exception {
        Thread child = new Thread(() -> n = 1);
        Thread t = new Thread(child::start);
        t.start();
        child.join();
        assert n == 1;
        t.join();
    }
}
