// explore: holds
import java.util.concurrent.atomic.AtomicIntegerArray;
public class Bakery {
    static final AtomicIntegerArray choosing = new AtomicIntegerArray(2), number = new AtomicIntegerArray(2);
    static int inside;
    static void lock(int i) {
        choosing.set(i, 1);
        number.set(i, 1 + Math.max(number.get(0), number.get(1)));
        choosing.set(i, 0);
        int j = 1 - i;
        while (choosing.get(j) != 0) ;
        while (number.get(j) != 0 && (number.get(j) < number.get(i) || number.get(j) == number.get(i) && j < i)) ;
    }
    public static void main(String[] args) throws Exception {
        Thread[] t = new Thread[2];
        for (int k = 0; k < 2; k++) {
            final int i = k;
            t[k] = new Thread(() -> { lock(i); inside++; assert inside == 1; inside--; number.set(i, 0); });
            t[k].start();
        }
        for (Thread x : t) x.join();
    }
}
