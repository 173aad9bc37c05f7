// expect: bad... violated, others hold at --ints -2..2
import glassbox.*;
public class ComparedOrders {
    long a, b;
    @Declarative public boolean repOk() { return Long.compare(Long.compare(a, b), 0) <= 0 && Integer.signum(Long.compare(0, Long.compare(0, Long.compare(a, b)))) <= 0; }
    public void good(long x) { int c = Long.compare(0L, (long) Long.compare(x, a)); int d = Long.compare(0L, (long) c); if (d < 0) { assert x < a; } if (Long.compare((long) d, 0L) == 0) assert x == a; a = Math.min(x, b); }
    public void bad(long x) { int c = Long.compare(0L, (long) Long.compare(x, a)); int d = Long.compare(0L, (long) c); if (d <= 0) { assert x < a; } }
}
