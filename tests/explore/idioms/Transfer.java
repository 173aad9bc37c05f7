// explore: violated deadlock
public class Transfer {
    static class Account {
        private int balance;
        Account(int b) { balance = b; }
        void debit(int a) { balance -= a; }
        void credit(int a) { balance += a; }
    }
    static void transferMoney(Account from, Account to, int amount) {
        synchronized (from) { synchronized (to) { from.debit(amount); to.credit(amount); } }
    }
    public static void main(String[] args) throws InterruptedException {
        Account x = new Account(10), y = new Account(10);
        Thread t = new Thread(() -> transferMoney(x, y, 5));
        t.start();
        transferMoney(y, x, 3);
        t.join();
    }
}
