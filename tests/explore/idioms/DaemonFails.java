// explore: violated assertion
/** The daemon may get its turn before main has come to its end. */
public class DaemonFails {
    public static void main(String[] args) {
        Thread helper = new Thread(() -> {
            assert args.length > 0;
        });
        helper.setDaemon(true);
        helper.start();
    }
}
