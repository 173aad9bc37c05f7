/** The thread has ended, or not: nothing orders its write before the read. */
public class EndUnknown {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 7);
        worker.start();
        if (args.length > 0)
            worker.join();
        System.out.println(result);
    }
}
