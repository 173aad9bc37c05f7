// explore: violated race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class DclTwoReads {
    static class R {
        int v;
        R() {
            v = 3;
        }
    }
    static R r;
    static volatile boolean made;
    static R get() {
        if (!made)
            synchronized (DclTwoReads.class) {
                if (!made) {
                    made = true;
                    r = new R();
                }
            }
        return r;
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> get());
        t.start();
        get();
        t.join();
    }
}
