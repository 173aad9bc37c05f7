// explore: violated race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PiggybackWrong {
    static int x;
    static volatile int v;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            v = 1;
            x = 1;
            v = 2;
        });
        t.start();
        if (v >= 1)
            x++;
        t.join();
    }
}
