import glassbox.*;

/** Operations that hold, some of them for a reason that the result names. */
public class Unreached {
    private static final int PRICE = 30;
    int balance;

    @Declarative
    boolean repOk() {
        return balance >= 0;
    }

    /** No balance within the bounds buys anything. */
    public int buy() {
        if (balance < PRICE) {
            return -1;
        }
        int change = balance - PRICE;
        balance = spend(-1);
        return change;
    }

    /** No text has such a character. */
    public int count(String text, char wanted) {
        int n = 0;
        for (int i = 0; text != null && i < text.length(); i++) {
            if (text.charAt(i) == wanted) {
                n = spend(n);
            }
        }
        return n;
    }

    /** All of it is reached: what compilers add for finally is nobody's line. */
    public void pay(int amount) {
        if (amount < 0 || amount > 1000) {
            throw new IllegalArgumentException(String.valueOf(amount));
        }
        try {
            spend(amount);
        } finally {
            spend(balance);
        }
        try (Purse purse = new Purse()) {
            purse.take();
        }
    }

    /** Called by others; where the bounds have no 30 that never goes further. */
    private int spend(int amount) {
        if (amount == PRICE) {
            return negated(amount);
        }
        return amount + 1;
    }

    private static int negated(int amount) {
        return -amount;
    }

    static class Purse implements AutoCloseable {
        int taken;

        void take() {
            taken++;
        }

        @Override
        public void close() {
            taken--;
        }
    }
}
