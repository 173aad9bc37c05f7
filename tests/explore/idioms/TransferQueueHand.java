// explore: holds
import java.util.concurrent.*;
public class TransferQueueHand {
    public static void main(String[] args) throws Exception {
        TransferQueue<Integer> q = new LinkedTransferQueue<>();
        int[] got = new int[1];
        Thread t = new Thread(() -> { try { got[0] = q.take(); } catch (InterruptedException e) { } });
        t.start();
        q.transfer(7);
        t.join();
        assert got[0] == 7;
    }
}
