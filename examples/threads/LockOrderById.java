// explore: holds
/** Two accounts, locked in the order of their numbers. */
public class LockOrderById {
    private final int number;
    private int balance = 2;

    LockOrderById(int number) {
        this.number = number;
    }

    static void transfer(LockOrderById from, LockOrderById to, int amount) {
        boolean forth = from.number < to.number;
        synchronized (forth ? from : to) {
            synchronized (forth ? to : from) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LockOrderById a = new LockOrderById(1), b = new LockOrderById(2);
        Thread there = new Thread(() -> transfer(a, b, 1));
        Thread back = new Thread(() -> transfer(b, a, 2));
        there.start();
        back.start();
        there.join();
        back.join();
        assert a.balance + b.balance == 4 && a.balance == 3;
    }
}
