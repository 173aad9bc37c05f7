// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
abstract class Account { protected int balance; abstract int fee(); public void deposit(int k) { if (k > 0) balance += k; } public void withdraw(int k) { if (k > 0 && balance >= k + fee()) balance -= k + fee(); } public void badWithdraw(int k) { if (balance >= k) balance -= k + fee(); } }
public class Accounts extends Account implements Named {
    @Declarative public boolean repOk() { return balance >= 0; }
    @Override int fee() { return 1; }
    public String name() { return "acc"; }
    public void okName() { assert fullName().equals("Mr acc"); }
}
interface Named { String name(); default String fullName() { return "Mr " + name(); } default void badShout() { assert name().equals(name().toUpperCase()); } }
