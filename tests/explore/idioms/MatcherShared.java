// explore: violated race
import java.util.regex.*;
public class MatcherShared {
    static final Matcher M = Pattern.compile("a+b").matcher("aab");
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> M.matches());
        t.start();
        M.find();
        t.join();
    }
}
