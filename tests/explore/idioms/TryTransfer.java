// explore: holds
import java.util.concurrent.locks.*;
public class TryTransfer {
    static class Account { final Lock lock = new ReentrantLock(); int balance = 10; }
    static boolean transfer(Account from, Account to, int amount) {
        if (from.lock.tryLock()) {
            try {
                if (to.lock.tryLock()) {
                    try { from.balance -= amount; to.balance += amount; return true; }
                    finally { to.lock.unlock(); }
                }
            } finally { from.lock.unlock(); }
        }
        return false;
    }
    public static void main(String[] args) throws InterruptedException {
        Account x = new Account(), y = new Account();
        boolean[] done = new boolean[1];
        Thread t = new Thread(() -> done[0] = transfer(x, y, 5));
        t.start();
        boolean mine = transfer(y, x, 3);
        t.join();
        assert x.balance + y.balance == 20;
        assert x.balance == 10 - (done[0] ? 5 : 0) + (mine ? 3 : 0);
    }
}
