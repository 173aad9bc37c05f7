// explore: holds
public class Deadline {
    static volatile boolean done;
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> done = true).start();
        long end = System.currentTimeMillis() + 100;
        while (!done && System.currentTimeMillis() < end) Thread.sleep(50);
        System.out.println(done);
    }
}
