// explore: violated race
/** Double-checked locking without `volatile`. */
public class LazyRaceSmall extends Thread {
    private static LazyRaceSmall instance;

    private static LazyRaceSmall get() {
        if (instance == null) {
            synchronized (LazyRaceSmall.class) {
                if (instance == null) {
                    instance = new LazyRaceSmall();
                }
            }
        }
        return instance;
    }

    @Override
    public void run() {
        get();
    }

    public static void main(String[] args) {
        new LazyRaceSmall().start();
        get();
    }
}
