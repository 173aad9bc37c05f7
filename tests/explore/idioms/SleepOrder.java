// explore: violated assertion
public class SleepOrder {
    static volatile int last;
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> { try { Thread.sleep(10); } catch (InterruptedException e) { } last = 1; });
        Thread b = new Thread(() -> { try { Thread.sleep(1000); } catch (InterruptedException e) { } last = 2; });
        a.start(); b.start(); a.join(); b.join();
        assert last == 2 : "time is no synchronisation";
    }
}
