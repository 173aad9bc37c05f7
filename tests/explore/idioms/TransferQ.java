// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TransferQ {
    static int x;
    public static void main(String[] a) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                x = 7;
                q.transfer(1);
            } catch (InterruptedException e) {
            }
        });
        t.start();
        assert q.take() == 1;
        assert x == 7;
        t.join();
    }
}
