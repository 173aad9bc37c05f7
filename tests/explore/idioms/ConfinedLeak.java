// explore: violated race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ConfinedLeak {
    static class Account { int balance; }
    static final ThreadLocal<Account> own = ThreadLocal.withInitial(Account::new);
    static volatile Account leaked;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            leaked = own.get();
            own.get().balance++;
        });
        t.start();
        Account l = leaked;
        if (l != null)
            l.balance++;
        t.join();
    }
}
