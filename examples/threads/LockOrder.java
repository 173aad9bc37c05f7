// explore: violated deadlock
/** Two accounts locked in the order of the transfer, three calls deep. */
public class LockOrder {
    private int balance = 2;

    static void transfer(LockOrder from, LockOrder to, int amount) {
        synchronized (from) {
            from.withdrawAndPass(to, amount);
        }
    }

    private void withdrawAndPass(LockOrder to, int amount) {
        balance -= amount;
        to.deposit(amount);
    }

    private void deposit(int amount) {
        synchronized (this) {
            balance += amount;
        }
    }

    public static void main(String[] args) {
        LockOrder a = new LockOrder(), b = new LockOrder();
        new Thread(() -> transfer(a, b, 1)).start();
        new Thread(() -> transfer(b, a, 1)).start();
    }
}
