/** Starting a thread is no step of its own, but who starts it second is told. */
public class StartTwice {
    static volatile int refused;

    public static void main(String[] args) throws InterruptedException {
        Thread brief = new Thread(() -> { });
        Runnable starts = () -> {
            try {
                brief.start();
            } catch (IllegalThreadStateException e) {
                refused++;
            }
        };
        Thread other = new Thread(starts);
        other.start();
        starts.run();
        other.join();
        brief.join();
        assert refused == 1;
    }
}
