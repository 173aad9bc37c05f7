// Sums of an array's elements that are the same before and after in every case of an open index
// (symbolic/origin.c, prove/sum_cases.c): one case in which they are not, sums that wrap in one
// width and not in another, what is known of the sum only under a condition.
//
// all SumTransfer --arrays 3 --ints 0..2 --nodes 1: holds
// all SumSameAccount --arrays 2 --ints 0..2 --nodes 1: violated
// all SumOneCase --arrays 3 --ints 0..2 --nodes 1: violated
// all SumConstant --arrays 1 --ints 0..2 --nodes 1: violated
// all SumWraps --arrays 2 --ints 2147483646..2147483647 --nodes 1: holds
// all SumWrapsInLong --arrays 2 --ints 2147483646..2147483647 --nodes 1: violated
// all SumClosed --arrays 2 --ints 0..2 --nodes 1: named
// all SumTwo --arrays 2 --ints 0..1 --nodes 1: named
// all SumPrefixes --arrays 2 --ints 0..3 --nodes 1: named
// all SumLog --arrays 2 --ints 0..2 --nodes 1: named
// all SumOfOther --ints 0..2 --nodes 1: named
// sat SumTransfer --arrays 8 --ints 0..8 --nodes 1: holds
// sat SumOneCase --arrays 8 --ints 0..8 --nodes 1: violated
// sat SumPrefixes --arrays 5 --ints 0..5 --nodes 1: named
import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Range;

/** What goes comes, whichever accounts these are. */
class SumTransfer {
    int[] balance;
    int total;

    @Declarative
    @Pre("transfer")
    boolean areIn(int from, int to, int amount) {
        return from < balance.length && to < balance.length;
    }

    public boolean transfer(int from, int to, int amount) {
        if (balance[from] < amount) {
            return false;
        }
        balance[from] -= amount;
        balance[to] += amount;
        return true;
    }

    @Declarative
    boolean repOk() {
        if (balance == null) {
            return false;
        }
        int sum = 0;
        for (int b : balance) {
            if (b < 0) {
                return false;
            }
            sum += b;
        }
        return sum == total;
    }
}

/** Both are read before either is written: from an account to itself, money is made. */
class SumSameAccount extends SumTransfer {
    @Override
    public boolean transfer(int from, int to, int amount) {
        int source = balance[from];
        int target = balance[to];
        if (source < amount) {
            return false;
        }
        balance[from] = source - amount;
        balance[to] = target + amount;
        return true;
    }
}

/** The last account gets one too many. */
class SumOneCase extends SumTransfer {
    @Override
    public boolean transfer(int from, int to, int amount) {
        if (balance[from] < amount) {
            return false;
        }
        balance[from] -= amount;
        balance[to] += amount + (to >> 1);
        return true;
    }
}

/** One element, and a sum that is one more. */
class SumConstant extends SumTransfer {
    @Override
    public boolean transfer(int from, int to, int amount) {
        balance[to] = amount;
        total = amount + 1;
        return true;
    }
}

/** Both sides wrap, and are the same. */
class SumWraps {
    int[] values;
    int total;

    @Declarative
    @Pre("add")
    boolean isIn(@Range(min = 0, max = 2) int at, int amount) {
        return at < values.length;
    }

    public void add(@Range(min = 0, max = 2) int at, int amount) {
        values[at] += amount;
        total += amount;
    }

    @Declarative
    boolean repOk() {
        int sum = 0;
        for (int k = 0; values != null && k < values.length; k++) {
            sum += values[k];
        }
        return values != null && (values.length == 0 || sum == total);
    }
}

/** The element wraps; the sum, which is a long, does not. */
class SumWrapsInLong {
    int[] values;
    long total;

    @Declarative
    @Pre("add")
    boolean isIn(@Range(min = 0, max = 2) int at, int amount) {
        return at < values.length;
    }

    public void add(@Range(min = 0, max = 2) int at, int amount) {
        values[at] += amount;
        total += amount;
    }

    @Declarative
    boolean repOk() {
        long sum = 0;
        for (int k = 0; values != null && k < values.length; k++) {
            sum += values[k];
        }
        return values != null && sum == total;
    }
}

/** The sum is right while the book is open. */
class SumClosed {
    int[] values;
    int total;
    boolean open;

    @Declarative
    @Pre("add")
    boolean isIn(int at, int amount) {
        return at < values.length;
    }

    public void add(int at, int amount) {
        values[at] += amount;
        total += amount;
    }

    @Declarative
    @Pre("badAdd")
    boolean isInToo(int at, int amount) {
        return at < values.length;
    }

    public void badAdd(int at, int amount) {
        values[at] += amount;
        total += amount;
        open = true;
    }

    @Declarative
    boolean repOk() {
        int sum = 0;
        for (int k = 0; values != null && k < values.length; k++) {
            sum += values[k];
        }
        return values != null && (!open || sum == total);
    }
}

/** Two arrays with a sum each. */
class SumTwo {
    int[] left;
    int[] right;
    int ofLeft;
    int ofRight;

    @Declarative
    @Pre("move")
    boolean canMove(int from, int to) {
        return from < left.length && to < right.length;
    }

    public void move(int from, int to) {
        int amount = left[from];
        left[from] = 0;
        right[to] += amount;
        ofLeft -= amount;
        ofRight += amount;
    }

    @Declarative
    @Pre("badMove")
    boolean canMoveToo(int from, int to) {
        return from < left.length && to < right.length;
    }

    public void badMove(int from, int to) {
        int amount = left[from];
        left[from] = 0;
        right[to] += amount;
        ofRight -= amount;
        ofLeft += amount;
    }

    @Declarative
    static int sum(int[] all) {
        int sum = 0;
        for (int x : all) {
            sum += x;
        }
        return sum;
    }

    @Declarative
    boolean repOk() {
        return left != null && right != null && sum(left) == ofLeft && sum(right) == ofRight;
    }
}

/** The sums of all up to each: a path for each place, which it says in several words. */
class SumPrefixes {
    int[] values;
    int[] sums;

    @Declarative
    @Pre("set")
    boolean canSet(int at, int value) {
        return at < values.length;
    }

    public void set(int at, int value) {
        int change = value - values[at];
        values[at] = value;
        for (int i = at; i < sums.length; i++) {
            sums[i] += change;
        }
    }

    @Declarative
    @Pre("badSet")
    boolean canSetToo(int at, int value) {
        return at < values.length;
    }

    public void badSet(int at, int value) {
        int change = value - values[at];
        values[at] = value;
        for (int i = at; i < sums.length - at / 2; i++) {
            sums[i] += change;
        }
        if (at == 0 && value > 0) {
            sums[0]--;
        }
    }

    @Declarative
    boolean repOk() {
        if (values == null || sums == null || values.length != sums.length) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i];
            if (sums[i] != sum) {
                return false;
            }
        }
        return true;
    }
}

/** The last few in a ring, and their sum: which they are depends on two integers. */
class SumLog {
    int[] ring;
    int head;
    int count;
    int total;

    public void add(int value) {
        if (ring.length == 0) {
            return;
        }
        if (count == ring.length) {
            total -= ring[head];
            head = (head + 1) % ring.length;
            count--;
        }
        ring[(head + count) % ring.length] = value;
        total += value;
        count++;
    }

    public void badAdd(int value) {
        if (ring.length == 0) {
            return;
        }
        if (count == ring.length) {
            head = (head + 1) % ring.length;
            total -= ring[head];
            count--;
        }
        ring[(head + count) % ring.length] = value;
        total += value;
        count++;
    }

    @Declarative
    boolean repOk() {
        if (ring == null || count > ring.length || head > 0 && head >= ring.length) {
            return false;
        }
        int sum = 0;
        for (int k = 0; k < count; k++) {
            sum += ring[(head + k) % ring.length];
        }
        return sum == total;
    }
}

/** A number of one operation is that of another, written with what only the first was given. */
class SumOfOther {
    int first;
    int total;

    public void round(int delta) {
        total += delta - first;
        total -= delta;
        total += first;
    }

    public void change(int value) {
        total -= first;
        total += value;
        first = value;
    }

    public void badChange(int value) {
        total -= first;
        total += value;
    }

    @Declarative
    boolean repOk() {
        return first == total;
    }
}

// One index or two, the same or not.
// all Acc --nodes 3 --ints 0..3: named
class Acc {
    int[] a;
    int total;
    public void add(int i, int d) {
        if (i >= 0 && i < a.length && d >= 0) {
            a[i] += d;
            total += d;
        }
    }
    public void badAdd(int i, int d) {
        if (i >= 0 && i < a.length) {
            a[i] += d;
            total += i == 2 ? d + 1 : d;
        }
    }
    public void move(int i, int j, int d) {
        if (i >= 0 && j >= 0 && i < a.length && j < a.length && a[i] >= d) {
            a[i] -= d;
            a[j] += d;
        }
    }
    public void badMove(int i, int j, int d) {
        if (i >= 0 && j >= 0 && i < a.length && j < a.length && a[i] >= d) {
            int x = a[i] - d, y = a[j] + d;
            a[i] = x;
            a[j] = y;
        }
    }
    public void max(int i, int j) {
        if (i >= 0 && j >= 0 && i < a.length && j < a.length) {
            int m = a[i] > a[j] ? a[i] : a[j];
            int o = a[i];
            a[i] = m;
            total += m - o;
        }
    }
    public void badMax(int i, int j) {
        if (i >= 0 && j >= 0 && i < a.length && j < a.length) {
            int m = a[i] > a[j] ? a[i] : a[j];
            int o = a[j];
            a[i] = m;
            total += m - o;
        }
    }
    @Declarative
    boolean repOk() {
        if (a == null) return false;
        int s = 0;
        for (int x : a) s += x;
        return s == total;
    }
}

// Ints that wrap, beside a long that does not.
// all Wrap --nodes 2 --ints 2147483645..2147483647: named
class Wrap {
    int[] a;
    long total;
    public void keep(int i, int j) {
        if (i == 2147483647 || a.length < 2) return;
        int t = a[0];
        a[0] = a[1];
        a[1] = t;
    }
    public void badAdd(int k) {
        if (a.length > 0) {
            a[0] += k;
            total += k;
        }
    }
    @Declarative
    boolean repOk() {
        if (a == null) return false;
        long s = 0;
        for (int x : a) s += x;
        return s == total;
    }
}

// Sums that wrap on both sides are equal.
// all WrapInt --nodes 2 --ints 2147483645..2147483647: named
class WrapInt {
    int[] a;
    int total;
    public void add(int k) {
        if (a.length > 0) {
            a[0] += k;
            total += k;
        }
    }
    public void badAdd(int k) {
        if (a.length > 0) {
            a[0] += k;
            total += k;
            if (total < 0) total = -total;
        }
    }
    @Declarative
    boolean repOk() {
        if (a == null) return false;
        int s = 0;
        for (int x : a) s += x;
        return s == total || a.length == 0;
    }
}

// Numbers that are cut off on their way into the array.
// all Trunc --nodes 2 --ints 126..128 --arrays 3: named
class Trunc {
    byte[] b;
    char[] c;
    int total;
    public void inc(int i) {
        if (i - 126 < b.length) {
            int o = b[i - 126];
            b[i - 126]++;
            total += b[i - 126] - o;
        }
    }
    public void badInc(int i) {
        if (i - 126 < b.length) {
            b[i - 126]++;
            total++;
        }
    }
    public void badChar(int i) {
        if (c != null && i - 126 < c.length && i - 126 < b.length) {
            c[i - 126] = (char) (c[i - 126] + 1);
            b[i - 126] = (byte) (b[i - 126] + 1);
            total += c[i - 126] - 127 + 0;
        }
    }
    @Declarative
    boolean repOk() {
        if (b == null) return false;
        int s = 0;
        for (byte x : b) s += x;
        return s == total;
    }
}

// What is counted depends on the element.
// all CountAbove --nodes 3 --ints 0..3: named
class CountAbove {
    int[] a;
    int bound, above;
    public void set(int i, int v) {
        if (i >= 0 && i < a.length) {
            if (a[i] > bound) above--;
            a[i] = v;
            if (v > bound) above++;
        }
    }
    public void badSet(int i, int v) {
        if (i >= 0 && i < a.length) {
            if (a[i] >= bound) above--;
            a[i] = v;
            if (v >= bound) above++;
        }
    }
    public void badSwap(int i, int j) {
        if (i >= 0 && i < a.length && j >= 0 && j < a.length) {
            a[i] ^= a[j];
            a[j] ^= a[i];
            a[i] ^= a[j];
        }
    }
    @Declarative
    boolean repOk() {
        if (a == null) return false;
        int c = 0;
        for (int x : a) c += x > bound ? 1 : 0;
        return c == above;
    }
}

// Rows of rows.
// all Mat --nodes 2 --ints 0..2 --arrays 2: named
class Mat {
    int[][] m;
    int total;
    public void add(int i, int j) {
        if (in(i, j)) {
            m[i][j]++;
            total++;
        }
    }
    public void badAdd(int i, int j) {
        if (in(i, j)) {
            m[i][j]++;
            if (i != j || m[i].length == 2) total++;
        }
    }
    public void badRow(int i, int j) {
        if (in(i, 0) && in(j, 0)) {
            m[i] = m[j];
        }
    }
    private boolean in(int i, int j) {
        return i >= 0 && i < m.length && j >= 0 && j < m[i].length;
    }
    @Declarative
    boolean repOk() {
        if (m == null) return false;
        int s = 0;
        for (int[] r : m) {
            if (r == null) return false;
            for (int x : r) s += x;
        }
        return s == total;
    }
}
