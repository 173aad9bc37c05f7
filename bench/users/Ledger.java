// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Entries with the balance after each of them, the latest first. */
public class Ledger {
    static class Entry {
        int amount, balance;
        boolean credit;
        @Tree Entry earlier;
    }

    @Tree private Entry latest;
    private int entries;

    private int balance() { return latest == null ? 0 : latest.balance; }

    public boolean post(int amount, boolean credit) {
        int after = balance() + (credit ? amount : -amount);
        if (after < 0) return false;
        Entry e = new Entry();
        e.amount = amount;
        e.credit = credit;
        e.balance = after;
        e.earlier = latest;
        latest = e;
        entries++;
        return true;
    }

    public void undo() {
        if (latest == null) return;
        latest = latest.earlier;
        entries--;
    }

    public int credits() {
        int sum = 0;
        for (Entry e = latest; e != null; e = e.earlier) if (e.credit) sum += e.amount;
        return sum;
    }

    @Declarative
    boolean repOk() {
        int n = 0;
        for (Entry e = latest; e != null; e = e.earlier) {
            int before = e.earlier == null ? 0 : e.earlier.balance;
            if (e.balance != before + (e.credit ? e.amount : -e.amount) || e.balance < 0) return false;
            n++;
        }
        return n == entries;
    }
}
