// explore: violated assertion
import java.util.concurrent.*;
public class WordCount {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
    void add(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1);
    }
    public static void main(String[] args) throws InterruptedException {
        final WordCount wc = new WordCount();
        Runnable job = new Runnable() { @Override public void run() { wc.add("the"); } };
        Thread t1 = new Thread(job), t2 = new Thread(job);
        t1.start(); t2.start(); t1.join(); t2.join();
        if (wc.counts.get("the") != 2) throw new AssertionError("lost update: " + wc.counts.get("the"));
    }
}
