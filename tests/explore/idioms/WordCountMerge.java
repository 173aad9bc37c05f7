// explore: holds
import java.util.concurrent.*;
public class WordCountMerge {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
    void add(String word) { counts.merge(word, 1, Integer::sum); }
    public static void main(String[] args) throws InterruptedException {
        final WordCountMerge wc = new WordCountMerge();
        Runnable job = new Runnable() { @Override public void run() { wc.add("the"); } };
        Thread t1 = new Thread(job), t2 = new Thread(job);
        t1.start(); t2.start(); t1.join(); t2.join();
        if (wc.counts.get("the") != 2) throw new AssertionError("lost update");
    }
}
