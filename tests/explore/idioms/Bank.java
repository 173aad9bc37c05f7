// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class Bank {
    enum Currency { EUR, USD }
    static class Account {
        private final EnumMap<Currency, Long> balance = new EnumMap<>(Currency.class);
        private final ReentrantLock lock = new ReentrantLock();
        long get(Currency c) { lock.lock(); try { return balance.getOrDefault(c, 0L); } finally { lock.unlock(); } }
        void set(Currency c, long v) { lock.lock(); try { balance.put(c, v); } finally { lock.unlock(); } }
        void deposit(Currency c, long v) { set(c, get(c) + v); }
    }
    public static void main(String[] args) throws Exception {
        Account a = new Account();
        Thread t = new Thread(() -> a.deposit(Currency.EUR, 5));
        t.start();
        a.deposit(Currency.EUR, 7);
        t.join();
        long b = a.get(Currency.EUR);
        assert b == 12 : "balance " + b;
    }
}
