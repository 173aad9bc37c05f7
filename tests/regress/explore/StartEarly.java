/** What main does behind start is not ordered with what the thread does. */
public class StartEarly extends Thread {
    private String greeting;

    @Override
    public void run() {
        if (greeting == null)
            throw new IllegalStateException("not there yet");
    }

    public static void main(String... args) throws Exception {
        StartEarly t = new StartEarly();
        t.start();
        t.greeting = "hello";
        t.join();
    }
}
