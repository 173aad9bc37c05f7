// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
/** head and tail, mask, length a power of two, one place free; growth by arraycopy. */
public class RingMask {
    Object[] es; int head, tail;
    @Declarative boolean repOk() {
        if (es == null || es.length == 0 || (es.length & (es.length - 1)) != 0) return false;
        int mask = es.length - 1;
        if ((head & mask) != head || (tail & mask) != tail) return false;
        for (int i = head; i != tail; i = (i + 1) & mask) if (es[i] == null) return false;
        for (int i = tail; i != head; i = (i + 1) & mask) if (es[i] != null) return false;
        if (head == tail) for (int i = 0; i < es.length; i++) if (es[i] != null) return false;
        return es[tail] == null;
    }
    public void addLast(Object o) {
        if (o == null) return;
        es[tail] = o;
        if ((tail = (tail + 1) & (es.length - 1)) == head) dbl();
    }
    public void addFirst(Object o) {
        if (o == null) return;
        es[head = (head - 1) & (es.length - 1)] = o;
        if (head == tail) dbl();
    }
    public Object pollFirst() {
        Object r = es[head];
        if (r == null) return null;
        es[head] = null; head = (head + 1) & (es.length - 1); return r;
    }
    public Object pollLast() {
        int t = (tail - 1) & (es.length - 1);
        Object r = es[t];
        if (r == null) return null;
        es[t] = null; tail = t; return r;
    }
    private void dbl() {
        int p = head, n = es.length, r = n - p;
        Object[] a = new Object[n << 1];
        System.arraycopy(es, p, a, 0, r);
        System.arraycopy(es, 0, a, r, p);
        es = a; head = 0; tail = n;
    }
}
