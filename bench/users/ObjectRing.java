// grow: --arrays N --ints 0..N --nodes 1 --allow NullPointerException
import glassbox.*;
/** A ring buffer of references that doubles, cleared slots, iterator-like walk. */
public class ObjectRing {
    Object[] items; int head, count;
    @Declarative boolean repOk() {
        if (items == null || items.length == 0 || head < 0 || head >= items.length || count < 0 || count > items.length) return false;
        for (int i = 0; i < items.length; i++) { int off = (i - head + items.length) % items.length; if ((off < count) != (items[i] != null)) return false; }
        return true;
    }
    public void addLast(Object o) { if (o == null) throw new NullPointerException(); if (count == items.length) grow(); items[(head + count) % items.length] = o; count++; }
    public void addFirst(Object o) { if (o == null) return; if (count == items.length) grow(); head = (head + items.length - 1) % items.length; items[head] = o; count++; }
    public Object removeFirst() { if (count == 0) return null; Object o = items[head]; items[head] = null; head = (head + 1) % items.length; count--; return o; }
    private void grow() { Object[] b = new Object[items.length * 2]; for (int i = 0; i < count; i++) b[i] = items[(head + i) % items.length]; items = b; head = 0; }
    public boolean contains(Object o) { for (int i = 0; i < count; i++) if (items[(head + i) % items.length] == o) return true; return false; }
}
