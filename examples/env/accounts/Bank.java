/** Makes its accounts itself; the environment gets hold of them. */
public class Bank {
    public Account open() {
        return new Account();
    }

    /** Locks both, one after the other. */
    public void transfer(Account from, Account to) {
        synchronized (from) {
            synchronized (to) {
                from.balance--;
                to.balance++;
            }
        }
    }

    public static class Account {
        private int balance;

        public synchronized int balance() {
            return balance;
        }
    }
}
