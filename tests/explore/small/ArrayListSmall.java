// explore: holds
import java.util.concurrent.CopyOnWriteArrayList;

/** CopyOnWriteArrayList: an element is added while the list is gone through. */
public class ArrayListSmall extends Thread {
    private static final CopyOnWriteArrayList<String> L = new CopyOnWriteArrayList<>();

    @Override
    public void run() {
        L.add("b");
    }

    public static void main(String[] args) throws InterruptedException {
        L.add("a");
        Thread other = new ArrayListSmall();
        other.start();
        int count = 0;
        for (String s : L) {
            count++;
        }
        other.join();
        if (count < 1 || count > 2 || L.size() != 2) {
            throw new AssertionError();
        }
    }
}
