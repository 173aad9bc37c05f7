import glassbox.Declarative;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/**
 * What is read through a reference to one of many cells is one choice, noted as a read of the first
 * cell. Steps write to other cells than that, through one reference and through two; change what
 * the types of terms elsewhere depend on; and read again what they wrote.
 */
// all CellsHonest --nodes 8: holds
// sat CellsHonest --nodes 12: holds
// all CellsUnfit --nodes 8: violated
// all CellsAlias --nodes 8: violated
// all CellsAliasCopied --nodes 8: violated
// all CellsNarrowed --nodes 8: violated
// all CellsWidened --nodes 8: holds
// sat CellsTurned --nodes 12: holds
// all CellsReadAgain --nodes 8: violated
// paths CellsBeside --nodes 10: violated
// sat CellsBeside --nodes 10 --without local: violated
// all CellsTurned --nodes 8: holds
// all CellsWrittenFirst --nodes 8: violated
abstract class Cells implements Language {
  static final int LIT = 0, GET = 1, SET = 2, BOTH = 3;

  static class Cell {
    @Range(min = 0, max = 1) int type;
    @Range(min = 0, max = 1) int value;
  }

  static class T {
    @Range(min = 0, max = 3) int kind;
    @Range(min = 0, max = 1) int value;
    Cell cell, other;
    @Tree T a, b;

    @Declarative
    boolean isFormed() {
      boolean one = kind == GET || kind == SET;
      return (cell != null) == one && (other != null) == (kind == SET) && (a != null) == (kind >= SET)
          && (b != null) == (kind == BOTH) && (kind == LIT || value == 0);
    }

    @Declarative
    boolean isOk() {
      if (!isFormed() || a != null && !a.isOk() || b != null && !b.isOk()) return false;
      return kind != SET || a.type() <= cell.type && other.type == cell.type;
    }

    /** A number of type 1 may be 1. */
    @Declarative
    int type() {
      return kind == LIT ? value : kind == GET ? cell.type : kind == BOTH ? b.type() : a.type();
    }

    T step(Cells p) throws StuckException {
      if (kind == LIT) throw new StuckException();
      if (a != null && a.kind != LIT) {
        a = a.step(p);
        return this;
      }
      return kind == GET ? p.get(this) : kind == SET ? p.set(this) : b;
    }

    static T literal(int value) {
      T t = new T();
      t.value = value;
      return t;
    }
  }

  @Tree Cell c0, c1, c2;
  @Tree T root;

  abstract T set(T t) throws StuckException;

  T get(T t) throws StuckException {
    return T.literal(t.cell.value);
  }

  @Declarative
  static boolean fits(Cell c) {
    return c != null && c.value <= c.type;
  }

  @Declarative
  public boolean wellTyped() {
    return fits(c0) && fits(c1) && fits(c2) && root != null && root.isOk();
  }

  @Declarative
  public boolean isFinalState() {
    return root.kind == LIT;
  }

  public void smallStep() throws StuckException {
    root = root.step(this);
  }
}

class CellsHonest extends Cells {
  T set(T t) {
    t.cell.value = t.a.value;
    return t.a;
  }
}

/** The value fits the cell that is read, not the one that is written. */
class CellsUnfit extends Cells {
  T set(T t) {
    Cell c = t.cell == c1 ? c2 : t.cell;
    c.value = t.a.value;
    return t.a;
  }
}

/** Stuck where both references are to the same cell. */
class CellsAlias extends Cells {
  T set(T t) throws StuckException {
    int was = t.other.value;
    t.cell.value = t.a.value;
    if (t.other.value != was) throw new StuckException();
    return t.a;
  }
}

/** The same, two writes later, and of the third cell alone. */
class CellsAliasCopied extends Cells {
  T set(T t) throws StuckException {
    int was = t.other.value;
    c0.value = c0.type;
    t.cell.value = 0;
    if (t.other.value != was && t.other == c2) throw new StuckException();
    return t.a;
  }
}

/** Terms elsewhere have been found to fit what the type was. */
class CellsNarrowed extends Cells {
  T set(T t) {
    t.cell.value = t.a.value;
    if (t.cell != c0 && t.cell == t.other) t.cell.type = t.a.value;
    return t.a;
  }
}

/** As it should be: what fits a type fits a wider one, where no other cell has to have the same. */
class CellsWidened extends Cells {
  T set(T t) {
    t.cell.value = t.a.value;
    c0.type = c1.type = c2.type = 1;
    return t.a;
  }
}

/** What was written is read through the other reference, and is no longer what was there. */
class CellsReadAgain extends Cells {
  T set(T t) {
    t.other.value = t.a.value;
    t.cell.value = t.cell.type - t.other.value;
    return T.literal(t.other.value == t.a.value ? t.a.value : 1);
  }
}

/** As it should be: values of two cells of one type change places, or of one cell with itself. */
class CellsTurned extends Cells {
  T set(T t) {
    int was = t.cell.value;
    t.cell.value = t.other.value;
    t.other.value = was;
    return t.a;
  }
}

/** Cells are read through a reference for the first time when one of them has been written to. */
class CellsWrittenFirst extends Cells {
  T set(T t) {
    return t.a;
  }

  @Override
  T get(T t) throws StuckException {
    boolean narrow = c1.type == 0;
    if (narrow) c0.value = 0;
    int now = t.cell.value;
    if (!narrow && now == 1 && t.cell == c0) throw new StuckException();
    return T.literal(now);
  }
}

/** Narrows a cell that terms beside the one that changes have been found to fit, and they alone. */
class CellsBeside extends Cells {
  T set(T t) {
    t.cell.value = t.a.value;
    return t.a;
  }

  @Override
  public void smallStep() throws StuckException {
    T t = root.kind == BOTH ? root.a : root;
    if (t == root || t.kind != SET || t.a.kind != LIT || t.cell == c0) {
      root = root.step(this);
      return;
    }
    t.cell.type = t.a.value;
    root.a = set(t);
  }
}
