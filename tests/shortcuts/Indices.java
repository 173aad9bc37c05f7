import glassbox.Declarative;
import glassbox.Post;
import glassbox.Range;

/**
 * Places in arrays that are open, until the integers that say where are fixed: by one integer, by
 * two, by an argument, by what an element holds, by one that another object holds. What goes wrong
 * does so at one place only, which a path that was made before did not look at.
 */
// all Inserted --arrays 4 --ints 0..4: named
// all Ring --arrays 4 --ints 0..4: named
// all ByArgument --arrays 3 --ints 0..3: named
// all ByElement --arrays 3 --ints 0..3: named
// all ByCell --arrays 3 --ints 0..3 --objects Cell=2: named
// all TwoTogether --arrays 3 --ints 0..3: named
// sat Inserted --arrays 8 --ints 0..8: named
// sat Sifted --arrays 16 --ints 0..16: named
// sat Sifted --arrays 5 --ints 0..5 --plain: named
public class Indices {}

/** Elements are moved up to the place of a new one, and none may be lost. */
class Inserted {
  int[] a;
  int n;

  @Declarative
  boolean repOk() {
    if (a == null || n < 0 || n > a.length) {
      return false;
    }
    for (int i = 1; i < n; i++) {
      if (a[i - 1] >= a[i]) {
        return false;
      }
    }
    return true;
  }

  private boolean insert(int x, int stop) {
    if (n == a.length) {
      return false;
    }
    int k = n;
    while (k > stop && a[k - 1] > x) {
      a[k] = a[k - 1];
      k--;
    }
    if (k > 0 && a[k - 1] == x) {
      for (; k < n; k++) {
        a[k] = a[k + 1];
      }
      return false;
    }
    a[k] = x;
    n++;
    return true;
  }

  public boolean insert(int x) {
    return insert(x, 0);
  }

  /** The first element is never moved: wrong where the new one is the least. */
  public boolean badInsert(int x) {
    return insert(x, 1);
  }
}

/** Two integers say where; the one that goes wrong is at the end of the array. */
class Ring {
  int[] a;
  int head;
  int count;

  @Declarative
  boolean repOk() {
    if (a == null || a.length == 0 || head < 0 || head >= a.length) {
      return false;
    }
    if (count < 0 || count > a.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      int before = i - head < 0 ? i - head + a.length : i - head;
      if ((a[i] != 0) != (before < count)) {
        return false;
      }
    }
    return true;
  }

  public void add(int x) {
    if (count == a.length || x <= 0) {
      return;
    }
    int at = head + count;
    a[at < a.length ? at : at - a.length] = x;
    count++;
  }

  public int poll() {
    if (count == 0) {
      return 0;
    }
    int x = a[head];
    a[head] = 0;
    head = head + 1 == a.length ? 0 : head + 1;
    count--;
    return x;
  }

  public void badAdd(int x) {
    if (count == a.length || x <= 0) {
      return;
    }
    int at = head + count;
    a[at < a.length ? at : at == a.length ? 0 : 1] = x;
    count++;
  }
}

/** An argument says where, and the state before is looked at. */
class ByArgument {
  int[] a;
  int writes;

  @Declarative
  boolean repOk() {
    return a != null && writes >= 0;
  }

  public void set(int at, int x) {
    if (at >= 0 && at < a.length) {
      a[at] = x;
    }
  }

  @Post("set")
  @Declarative
  boolean isSet(ByArgument before, int at, int x) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] != (i == at ? x : before.a[i])) {
        return false;
      }
    }
    return true;
  }

  public void badSet(int at, int x) {
    if (at >= 0 && at < a.length) {
      a[at == 2 && x == 3 ? 1 : at] = x;
    }
  }

  @Post("badSet")
  @Declarative
  boolean isSetToo(ByArgument before, int at, int x) {
    return isSet(before, at, x);
  }
}

/** An element says where, beside an integer: not all of it can be fixed. */
class ByElement {
  int[] a;
  int n;

  @Declarative
  boolean repOk() {
    if (a == null || n < 0 || n >= a.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0 || a[i] > i) {
        return false;
      }
    }
    return true;
  }

  public void link() {
    int to = a[n];
    a[n] = a[to];
  }

  public void badLink() {
    int to = a[n];
    a[to] = n > 1 ? to + 1 : to;
  }
}

/** Another object holds the integer, one of two that differ by name alone. */
class ByCell {
  static class Cell {
    @Range(min = 0, max = 2)
    int at;
  }

  Cell one;
  Cell two;
  int[] a;

  @Declarative
  boolean repOk() {
    return one != null && two != null && a != null && a.length == 3 && a[0] <= a[1] && a[1] <= a[2];
  }

  public void swap() {
    if (a[one.at] == a[two.at]) {
      int x = a[one.at];
      a[one.at] = a[two.at];
      a[two.at] = x;
    }
  }

  public void badSwap() {
    if (one != two) {
      int x = a[one.at];
      a[one.at] = a[two.at];
      a[two.at] = x;
    }
  }
}

/** Two arrays beside one integer: they are fixed together, and have lengths of their own. */
class TwoTogether {
  int[] keys;
  int[] values;
  int n;

  @Declarative
  boolean repOk() {
    if (keys == null || values == null || n < 0 || n > keys.length || n > values.length) {
      return false;
    }
    for (int i = 0; i < n; i++) {
      if (keys[i] == 0 || values[i] == 0) {
        return false;
      }
    }
    return true;
  }

  public boolean add(int key, int value) {
    if (n == keys.length || n == values.length || key == 0 || value == 0) {
      return false;
    }
    keys[n] = key;
    values[n] = value;
    n++;
    return true;
  }

  public boolean badAdd(int key, int value) {
    if (n == keys.length || key == 0 || value == 0) {
      return false;
    }
    keys[n] = key;
    if (n < values.length) {
      values[n] = value;
    }
    n++;
    return true;
  }
}

// Places given by a long, by a byte.
// all Places --nodes 4 --ints 0..4: named
class Places {
  int[] a;
  int size;
  public void insert(long at, int v) {
    int p = (int) at;
    if (p < 0 || p > size || size >= a.length) return;
    for (int k = size; k > p; k--) a[k] = a[k - 1];
    a[p] = v;
    size++;
    fix();
  }
  public void badInsert(long at, int v) {
    int p = (int) at;
    if (p < 0 || p > size || size >= a.length) return;
    for (int k = size; k > p; k--) a[k] = a[k - 1];
    a[p] = v;
    size++;
  }
  public void remove(byte at) {
    if (at < 0 || at >= size) return;
    for (int k = at; k + 1 < size; k++) a[k] = a[k + 1];
    size--;
  }
  public void badRemove(byte at) {
    if (at < 0 || at >= size) return;
    a[at] = a[size - 1];
    size--;
  }
  private void fix() {
    for (int i = 1; i < size; i++)
      for (int j = i; j > 0 && a[j] < a[j - 1]; j--) {
        int t = a[j];
        a[j] = a[j - 1];
        a[j - 1] = t;
      }
  }
  @Declarative
  boolean repOk() {
    if (a == null || size < 0 || size > a.length) return false;
    for (int i = 1; i < size; i++)
      if (a[i - 1] > a[i]) return false;
    return true;
  }
}

// Integers beyond 32 bits are fixed as they are.
// all Wide --nodes 2 --ints 4294967295..4294967297: named
class Wide {
  long a, b;
  public void set(long x) {
    a = x;
    b = x;
  }
  public void badSet(long x) {
    a = x;
    b = (int) x;
  }
  public void loop(long x) {
    long c = a;
    while (c < x) c++;
    if (c == x) {
      a = c;
      b = c;
    }
  }
  public void badLoop(long x) {
    int c = (int) a;
    while (c < (int) x) c++;
    if (c == (int) x) {
      a = c;
      b = x;
    }
  }
  @Declarative
  boolean repOk() {
    return a == b;
  }
}

// A ring, and the elements of the state before.
// all RingBuf --nodes 3 --ints 0..3: named
class RingBuf {
  int[] a;
  int head, size;
  public void push(int v) {
    if (size < a.length) {
      a[(head + size) % a.length] = v;
      size++;
    }
  }
  public void badPush(int v) {
    if (a.length > 0) {
      a[(head + size) % a.length] = v;
      if (size < a.length) size++;
      else head = (head + 1) % (a.length + 1);
    }
  }
  public int pop() {
    if (size == 0) return -1;
    int r = a[head];
    a[head] = 0;
    head = (head + 1) % a.length;
    size--;
    return r;
  }
  public int badPop() {
    if (size == 0) return -1;
    int r = a[head];
    head = (head + 1) % a.length;
    size--;
    return r;
  }
  @Declarative
  boolean repOk() {
    if (a == null || size < 0 || size > a.length || head < 0 || (a.length == 0 ? head != 0 : head >= a.length))
      return false;
    for (int k = size; k < a.length; k++)
      if (a[(head + k) % a.length] != 0) return false;
    return true;
  }
  @Post("pop")
  @Declarative
  boolean p(RingBuf b, int r) {
    return b.size == 0 ? r == -1 : r == b.a[b.head] && size == b.size - 1;
  }
}

// Loops up to an integer of pool objects, the same or not.
// all PoolLoop --nodes 2 --ints 0..3 --objects C=2: named
class PoolLoop {
  static class C { int n; }
  C x, y;
  int s;
  public void sum() {
    int t = 0;
    if (x != null)
      for (int i = 0; i < x.n; i++) t++;
    if (y != null && y != x)
      for (int i = 0; i < y.n; i++) t++;
    s = t;
  }
  public void badSum() {
    int t = 0;
    if (x != null)
      for (int i = 0; i < x.n; i++) t++;
    if (y != null)
      for (int i = 0; i < y.n; i++) t++;
    s = t;
  }
  @Declarative
  boolean repOk() {
    int t = 0;
    if (x != null)
      for (int i = 0; i < x.n; i++) t++;
    if (y != null && y != x)
      for (int i = 0; i < y.n; i++) t++;
    return s == t;
  }
}

// An array says where elements of another one are.
// all PosHeap --nodes 3 --ints 0..3: named
class PosHeap {
  int[] h, pos;
  int n;
  public void up(int i) {
    if (i < 0 || i >= n) return;
    while (i > 0 && h[i] < h[(i - 1) / 2]) {
      sw(i, (i - 1) / 2);
      i = (i - 1) / 2;
    }
  }
  public void badDec(int i) {
    if (i < 0 || i >= n) return;
    sw(i, 0);
  }
  public void badSw(int i, int j) {
    if (i < 0 || i >= n || j < 0 || j >= n) return;
    int t = h[i];
    h[i] = h[j];
    h[j] = t;
  }
  private void sw(int i, int j) {
    int t = h[i];
    h[i] = h[j];
    h[j] = t;
    pos[h[i]] = i;
    pos[h[j]] = j;
  }
  public void cut() {
    if (n > 0) {
      n--;
    }
  }
  public void badCut() {
    if (n > 0) {
      h[0] = h[n - 1];
      pos[h[0]] = 0;
      n--;
    }
  }
  @Declarative
  boolean repOk() {
    if (h == null || pos == null || h == pos || n < 0 || n > h.length || pos.length < h.length) return false;
    for (int i = 0; i < n; i++) {
      if (h[i] < 0 || h[i] >= pos.length || pos[h[i]] != i) return false;
      if (i > 0 && h[(i - 1) / 2] > h[i]) return false;
    }
    return true;
  }
}

// What must hold after a path is hard, and is not answered: all begin anew, and what is wrong in a
// path that was left so is found by a later one.
class Sifted {
  int[] heap;
  int count;

  @Declarative
  boolean repOk() {
    if (heap == null || count < 0 || count > heap.length) return false;
    for (int i = 1; i < count; i++)
      if (heap[(i - 1) >> 1] > heap[i]) return false;
    for (int i = count; i < heap.length; i++)
      if (heap[i] != 0) return false;
    return true;
  }

  private int down(int at, int last) {
    for (int c = 2 * at + 1; c < count; c = 2 * at + 1) {
      if (c + 1 < count && heap[c + 1] < heap[c]) c++;
      if (last <= heap[c]) break;
      heap[at] = heap[c];
      at = c;
    }
    return at;
  }

  private int up(int at, int last) {
    for (; at > 0 && heap[(at - 1) >> 1] > last; at = (at - 1) >> 1) heap[at] = heap[(at - 1) >> 1];
    return at;
  }

  public int poll() {
    if (count == 0) return -1;
    int first = heap[0], last = heap[--count];
    heap[count] = 0;
    if (count > 0) heap[down(0, last)] = last;
    return first;
  }

  /** The last one is never compared with the second child. */
  public int badPoll() {
    if (count == 0) return -1;
    int first = heap[0], last = heap[--count], at = 0;
    heap[count] = 0;
    for (int c = 1; c < count; c = 2 * at + 1) {
      if (c + 2 < count && heap[c + 1] < heap[c]) c++;
      if (last <= heap[c]) break;
      heap[at] = heap[c];
      at = c;
    }
    if (count > 0) heap[at] = last;
    return first;
  }

  public void replaceAt(int at, int x) {
    if (at < 0 || at >= count || x <= 0) return;
    int to = down(at, x);
    heap[to == at ? up(at, x) : to] = x;
  }

  /** What is put there may have to go up. */
  public void badReplaceAt(int at, int x) {
    if (at < 0 || at >= count || x <= 0) return;
    heap[down(at, x)] = x;
  }

  public void offer(int x) {
    if (count == heap.length || x <= 0) return;
    heap[up(count++, x)] = x;
  }
}
