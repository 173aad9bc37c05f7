// explore: holds
import java.util.*;
import java.net.URI;
public class SharedUuidUri {
    static final UUID ID = new UUID(1, 2);
    static final URI U = URI.create("http://a/b?c");
    public static void main(String[] args) throws Exception {
        int[] r = new int[2];
        Thread t = new Thread(() -> r[0] = ID.hashCode() + U.hashCode() + U.toString().length() + U.getPath().length());
        t.start();
        r[1] = ID.hashCode() + U.hashCode() + U.toString().length() + U.getPath().length();
        t.join();
        assert r[0] == r[1];
    }
}
