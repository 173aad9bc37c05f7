// commute at --ints 0..4
// deposit(int), deposit(int): always
// deposit(int), withdraw(int): balance() >= b
// withdraw(int), withdraw(int): balance() < a || balance() >= a + b || balance() < b
import glassbox.Declarative;
import glassbox.GlassBox;

/** A bank account that refuses what it has not. */
public class Account {
    private int balance;

    @Declarative
    boolean repOk() {
        return balance >= 0;
    }

    @Declarative
    boolean equalTo(Account other) {
        return balance == other.balance;
    }

    @Declarative
    int balance() {
        return balance;
    }

    public void deposit(int amount) {
        GlassBox.assume(amount > 0);
        balance += amount;
    }

    /** Whether there was enough. */
    public boolean withdraw(int amount) {
        GlassBox.assume(amount > 0);
        if (balance < amount) {
            return false;
        }
        balance -= amount;
        return true;
    }
}
