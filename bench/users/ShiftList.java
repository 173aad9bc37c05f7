// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
import java.util.Arrays;
/** list of objects: add at, remove at, trim, copyOf growth. */
public class ShiftList {
    Object[] a; int size;
    @Declarative boolean repOk() {
        if (a == null || size < 0 || size > a.length) return false;
        for (int i = 0; i < a.length; i++) if ((i < size) != (a[i] != null)) return false;
        return true;
    }
    public void insert(int at, Object o) {
        if (o == null || at < 0 || at > size) return;
        if (size == a.length) a = Arrays.copyOf(a, size + (size >> 1) + 1);
        System.arraycopy(a, at, a, at + 1, size - at);
        a[at] = o; size++;
    }
    public Object removeAt(int at) {
        if (at < 0 || at >= size) return null;
        Object o = a[at];
        for (int i = at; i < size - 1; i++) a[i] = a[i + 1];
        a[--size] = null;
        return o;
    }
    public boolean remove(Object o) {
        for (int i = 0; i < size; i++) if (a[i] == o) { removeAt(i); return true; }
        return false;
    }
    public void reverse() { for (int i = 0, j = size - 1; i < j; i++, j--) { Object t = a[i]; a[i] = a[j]; a[j] = t; } }
}
