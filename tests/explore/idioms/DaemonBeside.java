// explore: violated race
/** The program ends with main, and the daemon may have written before. */
public class DaemonBeside {
    static int count;

    public static void main(String[] args) {
        Thread helper = new Thread(() -> count++);
        helper.setDaemon(true);
        helper.start();
        count++;
    }
}
