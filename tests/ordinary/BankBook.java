// expect: bad... violated, others hold at --ints 0..2 --objects String=2
import glassbox.*;
import java.util.*;

public class BankBook {
    private final TreeMap<String, Integer> accounts = new TreeMap<>();

    @Declarative
    public boolean repOk() {
        return accounts.values().stream().allMatch(v -> v != null && v >= 0);
    }

    Optional<Integer> balance(String who) { return Optional.ofNullable(accounts.get(who)); }

    public boolean withdraw(String who, int amount) {
        if (who == null || amount < 0) return false;
        return balance(who).filter(b -> b >= amount).map(b -> accounts.put(who, b - amount)).isPresent();
    }

    public boolean badWithdraw(String who, int amount) {
        if (who == null || amount < 0) return false;
        return balance(who).map(b -> accounts.put(who, b - amount)).isPresent();
    }

    public int badGet(String who) { return who == null ? 0 : balance(who).get(); }

    public int get(String who) { return who == null ? 0 : balance(who).orElse(0); }

    public void transfer(String from, String to, int amount) {
        if (from == null || to == null || amount < 0) return;
        int had = balance(from).orElse(0) + (from.equals(to) ? 0 : balance(to).orElse(0));
        if (balance(from).orElse(-1) < amount) return;
        accounts.merge(from, -amount, Integer::sum);
        accounts.merge(to, amount, Integer::sum);
        assert had == balance(from).orElse(0) + (from.equals(to) ? 0 : balance(to).orElse(0));
    }

    public void badTransfer(String from, String to, int amount) {
        if (from == null || to == null || amount < 0) return;
        int a = balance(from).orElse(-1), b = balance(to).orElse(0);
        if (a < amount) return;
        accounts.put(from, a - amount);
        accounts.put(to, b + amount);
        assert a + b == balance(from).get() + balance(to).get();
    }
}
