// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
import glassbox.Pre;

/** Accounts in an array, and beside them what they hold together. */
public class Accounts {
    private int[] balance;
    private int total;

    @Declarative @Pre("deposit")
    boolean canDeposit(int account, int amount) { return account < balance.length; }

    public void deposit(int account, int amount) {
        balance[account] += amount;
        total += amount;
    }

    @Declarative @Pre("transfer")
    boolean canTransfer(int from, int to, int amount) {
        return from < balance.length && to < balance.length;
    }

    public boolean transfer(int from, int to, int amount) {
        if (balance[from] < amount) return false;
        balance[from] -= amount;
        balance[to] += amount;
        return true;
    }

    @Declarative @Pre("close")
    boolean canClose(int account) { return account < balance.length; }

    public int close(int account) {
        int last = balance[account];
        total -= last;
        balance[account] = 0;
        return last;
    }

    @Declarative
    boolean repOk() {
        if (balance == null) return false;
        int sum = 0;
        for (int b : balance) {
            if (b < 0) return false;
            sum += b;
        }
        return sum == total;
    }
}
