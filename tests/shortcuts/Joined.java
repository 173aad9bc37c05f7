import glassbox.Declarative;
import glassbox.Tree;

/**
 * Operations with a path for each subset of what there is: what their ways write is joined. Each
 * way must see its own writes and nobody else's, and what fails or throws must have written
 * nothing.
 */
// all Weeds --nodes 4 --ints 0..2: named
// all Packed --arrays 4 --ints 0..3: named
// all Chained --nodes 4 --ints 0..2: named
// all Recalled --nodes 3 --ints 0..2: named
// all Throwing --nodes 3 --ints 0..4: named
// all Marking --objects Place=3 --ints 0..1: named
// all Moving --nodes 6 --ints 0..1: named
// all Making --nodes 2 --ints 0..2: named
// all Walking --nodes 3 --ints 0..2: named
// all Ways --objects Cell=3 --ints 0..2: named
// all Sinking --nodes 3 --ints 0..2: named
// all Sizes --arrays 3 --ints 0..2: named
// all Tallies --nodes 4 --ints 0..4: named
// all Restarted --nodes 4 --ints 0..6: named
// sat Long --nodes 16 --ints 0..16: named
// sat Weeds --nodes 10 --ints 0..10: named
// sat Chained --nodes 10 --ints 0..3: named
// sat Packed --arrays 9 --ints 0..3: named
public class Joined {}

/** A sorted list with its length. */
class Weeds {
  static class Item {
    int key;
    boolean marked;
    @Tree Item next;
  }

  @Tree Item first;
  int size;

  @Declarative
  boolean repOk() {
    int n = 0;
    for (Item i = first; i != null; i = i.next) {
      if (i.next != null && i.next.key <= i.key) return false;
      n++;
    }
    return n == size;
  }

  public void weed() {
    Item before = null;
    for (Item i = first; i != null; i = i.next) {
      if (!i.marked) {
        before = i;
        continue;
      }
      if (before == null) first = i.next;
      else before.next = i.next;
      size--;
    }
  }

  /** What has been removed comes before what stays. */
  public void badBefore() {
    Item before = null;
    for (Item i = first; i != null; i = i.next) {
      if (i.marked) {
        if (before == null) first = i.next;
        else before.next = i.next;
        size--;
      }
      before = i;
    }
  }

  /** Counts two neighbours as one. */
  public void badCount() {
    boolean last = false;
    Item before = null;
    for (Item i = first; i != null; i = i.next) {
      if (i.marked) {
        if (before == null) first = i.next;
        else before.next = i.next;
        if (!last) size--;
      } else {
        before = i;
      }
      last = i.marked;
    }
  }

  /** By the references, not by the items. */
  public int weedByLinks() {
    int gone = 0;
    while (first != null && first.marked) {
      first = first.next;
      gone++;
    }
    Item i = first;
    while (i != null && i.next != null) {
      if (i.next.marked) {
        i.next = i.next.next;
        gone++;
      } else {
        i = i.next;
      }
    }
    size -= gone;
    return gone;
  }

  /** The keys of marked items are lifted, not one by one. */
  public void badLift(int by) {
    for (Item i = first; i != null; i = i.next) if (i.marked && i.key < 2) i.key += by;
  }

  public void unmark() {
    for (Item i = first; i != null; i = i.next) if (i.marked) i.marked = false;
  }
}

/** An array that is filled from the front; zero behind. */
class Packed {
  int[] items;
  int size;

  @Declarative
  boolean repOk() {
    if (items == null || size < 0 || size > items.length) return false;
    for (int k = 0; k < size; k++) if (items[k] <= 0) return false;
    for (int k = size; k < items.length; k++) if (items[k] != 0) return false;
    return true;
  }

  public int removeOdd() {
    int kept = 0;
    for (int k = 0; k < size; k++) if ((items[k] & 1) == 0) items[kept++] = items[k];
    int gone = size - kept;
    for (int k = kept; k < size; k++) items[k] = 0;
    size = kept;
    return gone;
  }

  public void badRest() {
    int kept = 0;
    for (int k = 0; k < size; k++) if ((items[k] & 1) == 0) items[kept++] = items[k];
    size = kept;
  }

  /** Looks at what it has overwritten. */
  public void badOrder() {
    int kept = 0;
    for (int k = 0; k < size; k++) {
      items[kept] = items[k];
      if ((items[k] & 1) == 0) kept++;
    }
    for (int k = kept + 1; k < size; k++) items[k] = 0;
    size = kept;
  }
}

/** Links both ways, and the end. */
class Chained {
  static class Link {
    int value;
    @Tree Link next;
    Link prev;
  }

  @Tree Link head;
  Link tail;
  int count;

  @Declarative
  boolean repOk() {
    int n = 0;
    Link last = null;
    for (Link l = head; l != null; l = l.next) {
      if (l.prev != last) return false;
      last = l;
      n++;
    }
    return tail == last && n == count;
  }

  private void unlink(Link l) {
    if (l.prev == null) head = l.next;
    else l.prev.next = l.next;
    if (l.next == null) tail = l.prev;
    else l.next.prev = l.prev;
    count--;
  }

  public void dropZeros() {
    for (Link l = head; l != null; l = l.next) if (l.value == 0) unlink(l);
  }

  public void badTail() {
    for (Link l = head; l != null; l = l.next)
      if (l.value == 0) {
        if (l.prev == null) head = l.next;
        else l.prev.next = l.next;
        if (l.next != null) l.next.prev = l.prev;
        else if (l.prev == null) tail = null;
        count--;
      }
  }

  /** The value after which nothing is left is the last one's that went. */
  public int lastDropped() {
    int value = -1;
    Link l = head;
    while (l != null) {
      Link next = l.next;
      if (l.value != 1) {
        value = l.value;
        unlink(l);
      }
      l = next;
    }
    assert value != 1;
    return value;
  }

  public int badLastDropped() {
    int value = -1;
    Link l = head;
    while (l != null) {
      Link next = l.next;
      if (l.value != 1) {
        value = l.value;
        unlink(l);
      }
      l = next;
    }
    assert value != 0;
    return value;
  }
}

/** Calls between the writes see what was written so far. */
class Recalled {
  static class Item {
    boolean on;
    @Tree Item next;
  }

  @Tree Item first;
  int lit;

  @Declarative
  boolean repOk() {
    return lit == count();
  }

  @Declarative
  int count() {
    int n = 0;
    for (Item i = first; i != null; i = i.next) if (i.on) n++;
    return n;
  }

  public void off() {
    int before = count();
    for (Item i = first; i != null; i = i.next)
      if (i.on) {
        i.on = false;
        lit = count();
      }
    assert before == 0 || lit < before;
  }

  /** The number of the round before. */
  public void badOff() {
    for (Item i = first; i != null; i = i.next)
      if (i.on) {
        lit = count();
        i.on = false;
      }
  }

  /** Every second one, by what has been switched so far. */
  public void alternate() {
    int before = count();
    int seen = 0;
    for (Item i = first; i != null; i = i.next)
      if (i.on) {
        if (seen++ % 2 == 0) i.on = false;
        lit = count();
      }
    assert lit == before / 2;
  }

  /** What is counted before the first is switched off is not what was counted in vain. */
  public void offOrThrow() {
    try {
      switchOff();
    } catch (NullPointerException e) {
      return;
    }
  }

  private void switchOff() {
    for (Item i = first; i != null; i = i.next) {
      int now = count();
      if (i.on) {
        i.on = false;
        lit--;
        if (count() != now - 1) lit += 2;
      } else if (!i.next.on) {
        lit += 0;
      }
    }
  }

  public void badAlternate() {
    int before = count();
    int seen = 0;
    for (Item i = first; i != null; i = i.next)
      if (i.on) {
        if (seen++ % 2 == 0) i.on = false;
        lit = count();
      }
    assert lit == (before + 1) / 2;
  }
}

/** Some ways throw, and have written before. */
class Throwing {
  static class Item {
    int key;
    @Tree Item next;
  }

  @Tree Item first;
  int sum;

  @Declarative
  boolean repOk() {
    int n = 0;
    for (Item i = first; i != null; i = i.next) n += i.key;
    return n == sum;
  }

  public void clear() {
    for (Item i = first; i != null; i = i.next)
      if (i.key > 0) {
        sum -= i.key;
        i.key = 0;
      }
  }

  public void clearOnes() {
    try {
      for (Item i = first; i != null; i = i.next) {
        if (i.key == 2) throw new IllegalStateException();
        if (i.key == 1) {
          i.key = 0;
          sum--;
        }
      }
    } catch (IllegalStateException e) {
      return;
    }
  }

  public void badClearOnes() {
    int gone = 0;
    try {
      for (Item i = first; i != null; i = i.next) {
        if (i.key == 2) throw new IllegalStateException();
        if (i.key == 1) {
          i.key = 0;
          gone++;
        }
      }
    } catch (IllegalStateException e) {
      return;
    }
    sum -= gone;
  }

  /** Null behind the last of those that change. */
  public void badNext() {
    for (Item i = first; i != null; i = i.next)
      if (i.key == 1) {
        i.key = 0;
        sum--;
        i.next.key += 0;
      }
  }
}

/** A graph of places. */
class Marking {
  static class Place {
    boolean seen;
    Place left;
    Place right;
  }

  Place start;

  @Declarative
  boolean repOk() {
    return true;
  }

  public void mark() {
    visit(start);
    assert start == null || start.seen;
  }

  public void badMark() {
    visit(start);
    assert start == null || start.left == null || start.left.seen && start.left != start.right;
  }

  public void markAndLook() {
    if (start != null && !start.seen && start.left != null && !start.left.seen) {
      visit(start);
      assert start.left.seen;
    }
  }

  private void visit(Place p) {
    if (p == null || p.seen) return;
    p.seen = true;
    visit(p.left);
    visit(p.right);
  }
}

/** From one list to another. */
class Moving {
  static class Item {
    int key;
    @Tree Item next;
  }

  @Tree Item zeros;
  @Tree Item others;

  @Declarative
  boolean repOk() {
    for (Item i = zeros; i != null; i = i.next) if (i.key != 0) return false;
    return true;
  }

  public void sort() {
    Item i = others;
    others = null;
    while (i != null) {
      Item next = i.next;
      if (i.key == 0) {
        i.next = zeros;
        zeros = i;
      } else {
        i.next = others;
        others = i;
      }
      i = next;
    }
  }

  /** What comes behind an item goes along with it. */
  public void badSort() {
    Item before = null;
    Item i = others;
    while (i != null) {
      Item next = i.next;
      if (i.key == 0) {
        if (before == null) others = next;
        else before.next = next;
        if (zeros != null) i.next = zeros;
        zeros = i;
      } else {
        before = i;
      }
      i = next;
    }
  }
}

/** Ways that make objects. */
class Making {
  static class Item {
    int key;
    @Tree Item next;
  }

  @Tree Item first;

  @Declarative
  boolean repOk() {
    for (Item i = first; i != null; i = i.next)
      if (i.next != null && i.next.key < i.key) return false;
    return true;
  }

  public void twice() {
    for (Item i = first; i != null; i = i.next)
      if (i.key == 1) {
        Item copy = new Item();
        copy.key = i.key;
        copy.next = i.next;
        i.next = copy;
        i = copy;
      }
  }

  public void badTwice() {
    for (Item i = first; i != null; i = i.next)
      if (i.key == 1) {
        Item copy = new Item();
        copy.next = i.next;
        i.next = copy;
        i = copy;
      }
  }
}

/** With an iterator that can remove. */
class Walking {
  static class Item {
    int key;
    @Tree Item next;
  }

  @Tree Item first;
  int size;

  class Walk {
    Item before;
    Item at;

    boolean hasNext() {
      return at == null ? first != null : at.next != null;
    }

    int next() {
      before = at;
      at = at == null ? first : at.next;
      return at.key;
    }

    void remove() {
      if (before == null) first = at.next;
      else before.next = at.next;
      at = before;
      size--;
    }

    void badRemove() {
      if (before == null) first = at.next;
      else before.next = at.next;
      size--;
    }
  }

  @Declarative
  boolean repOk() {
    int n = 0;
    for (Item i = first; i != null; i = i.next) n++;
    return n == size;
  }

  public void removeAll(int key) {
    Walk w = new Walk();
    while (w.hasNext()) if (w.next() == key) w.remove();
  }

  public void badRemoveAll(int key) {
    Walk w = new Walk();
    while (w.hasNext()) if (w.next() == key) w.badRemove();
  }
}

/** Cells that may be one another's: what is written through an open reference. */
class Ways {
  static class Cell {
    int value;
    Cell other;
  }

  Cell a;
  Cell b;

  @Declarative
  boolean repOk() {
    return a != null && b != null && a.other != null && b.other != null;
  }

  public void spread(int v) {
    Cell c = a.value == v ? b : a;
    c.value = 2;
    c.other.value = 1;
    assert c.value == 1 || c.value == 2 && c.other != c;
  }

  public void badSpread(int v) {
    Cell c = a.value == v ? b : a;
    c.value = 2;
    c.other.value = 1;
    assert c.value == 2;
  }

  public void chase(int v) {
    Cell c = a;
    for (int k = 0; k < 3; k++) {
      if (c.value == v) c.value = 0;
      else if (c.other != null) c.other.value = v;
      if (c.other != null) c = c.other;
    }
    assert a.value == 0 || a.value == v || b != null;
  }

  public void badChase(int v) {
    Cell c = a;
    for (int k = 0; k < 2; k++) {
      if (c.value == v) c.value = 0;
      else if (c.other != null) c.other.value = v;
      if (c.other != null) c = c.other;
    }
    assert c.value == v;
  }
}

/** A recursive operation that gives what is left of the list. */
class Sinking {
  static class Item {
    int key;
    @Tree Item next;
  }

  @Tree Item first;

  @Declarative
  boolean repOk() {
    return rising(first);
  }

  @Declarative
  boolean rising(Item i) {
    return i == null || i.next == null || i.key < i.next.key && rising(i.next);
  }

  public void dropFrom(int limit) {
    first = drop(first, limit);
    assert first == null || first.key != limit;
  }

  public void badDropFrom(int limit) {
    first = drop(first, limit);
    assert first == null || first.key == 0;
  }

  private Item drop(Item i, int key) {
    if (i == null) return null;
    i.next = drop(i.next, key);
    return i.key == key ? i.next : i;
  }
}

/** Arrays of any length, written to before anybody knows which. */
class Sizes {
  int[] items;
  int odd;

  @Declarative
  boolean repOk() {
    if (items == null) return false;
    int n = 0;
    for (int i : items) if (i == 1) n++;
    return n == odd;
  }

  public void flip() {
    for (int k = 0; k < items.length; k++)
      if (items[k] == 1) {
        items[k] = 0;
        odd--;
      } else if (items[k] == 0) {
        items[k] = 1;
        odd++;
      }
  }

  public void badFlip() {
    for (int k = 0; k < items.length; k++)
      if (items[k] == 1) {
        items[k] = 0;
        odd--;
      } else {
        items[k] = 1;
        if (k != 2) odd++;
      }
  }
}

/** Many ways, and the length: what is counted afterwards is proved item by item. */
class Long {
  static class Item {
    boolean marked;
    @Tree Item next;
  }

  @Tree Item first;
  int size;

  @Declarative
  boolean repOk() {
    int n = 0;
    for (Item i = first; i != null; i = i.next) n++;
    return n == size;
  }

  public int weed() {
    int gone = 0;
    Item before = null;
    for (Item i = first; i != null; i = i.next) {
      if (!i.marked) {
        before = i;
        continue;
      }
      if (before == null) first = i.next;
      else before.next = i.next;
      gone++;
    }
    size -= gone;
    return gone;
  }

  /** Wrong only where all but the first two go. */
  public void badWeed() {
    int gone = 0;
    Item before = null;
    for (Item i = first; i != null; i = i.next) {
      if (!i.marked) {
        before = i;
        continue;
      }
      if (before == null) first = i.next;
      else before.next = i.next;
      gone++;
    }
    size -= gone == 14 ? 13 : gone;
  }
}

/** Counts more than one at a time, some twice, and in two numbers. */
class Tallies {
  static class Item {
    boolean marked;
    @Tree Item next;
  }

  @Tree Item first;
  int weight;
  int others;

  @Declarative
  boolean repOk() {
    int n = 0;
    int o = 0;
    for (Item i = first; i != null; i = i.next) {
      n++;
      if (i.marked) n++;
      else o++;
    }
    return n == weight && o == others;
  }

  public void weed() {
    Item before = null;
    for (Item i = first; i != null; i = i.next) {
      if (i.marked) {
        if (before == null) first = i.next;
        else before.next = i.next;
        weight -= 2;
      } else {
        before = i;
      }
    }
  }

  public void badWeed() {
    Item before = null;
    for (Item i = first; i != null; i = i.next) {
      if (i.marked) {
        if (before == null) first = i.next;
        else before.next = i.next;
        weight -= 2;
      } else {
        before = i;
      }
    }
    if (weight == 2 && others == 2) others = 1;
  }

  public void weedOthers() {
    Item before = null;
    int gone = 0;
    for (Item i = first; i != null; i = i.next) {
      if (!i.marked) {
        if (before == null) first = i.next;
        else before.next = i.next;
        gone++;
      } else {
        before = i;
      }
    }
    weight -= gone;
    others = 0;
  }
}

/** What is counted begins anew in the loop, or behind it, or another loop goes round it. */
class Restarted {
  static class Item {
    boolean marked;
    @Tree Item next;
  }

  @Tree Item first;
  int behind;
  int pairs;

  @Declarative
  boolean repOk() {
    int n = 0;
    for (Item i = first; i != null; i = i.next) {
      n++;
      if (i.marked) n = 0;
    }
    int p = 0;
    for (Item i = first; i != null; i = i.next)
      for (Item j = i.next; j != null; j = j.next) p++;
    int m = 0;
    for (Item i = first; i != null; i = i.next) m++;
    if (m == 3) m = 0;
    return n == behind && p == pairs && m <= 4;
  }

  /** How many there are behind the last that is marked stays. */
  public void weed() {
    Item before = null;
    int left = 0;
    int all = 0;
    for (Item i = first; i != null; i = i.next) {
      if (!i.marked) {
        before = i;
        left++;
        continue;
      }
      if (before == null) first = i.next;
      else before.next = i.next;
    }
    behind = left;
    pairs = left * (left - 1) / 2;
  }

  public void badWeed() {
    Item before = null;
    int left = 0;
    for (Item i = first; i != null; i = i.next) {
      if (!i.marked) {
        before = i;
        left++;
        continue;
      }
      if (before == null) first = i.next;
      else before.next = i.next;
      left = 0;
    }
    behind = left;
    pairs = left * (left - 1) / 2;
  }
}
