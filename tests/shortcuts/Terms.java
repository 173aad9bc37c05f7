import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/**
 * Languages whose steps are not what the step of an operand alone would be: induction on the term
 * must not conclude. Terms are true, false, not, and.
 */
// all Honest --nodes 12: holds
// sat Honest --nodes 40: holds
// all SameOperand --nodes 12: violated
// sat SameOperand --nodes 40: violated
// all OtherOperand --nodes 12: violated
// sat OtherOperand --nodes 40: violated
// all SameByMethod --nodes 12: violated
// sat SameByMethod --nodes 40: violated
// all SameByHelper --nodes 12: violated
// sat SameByHelper --nodes 40: violated
// all SameObject --nodes 12: violated
// sat SameObject --nodes 40: violated
// all BelowOperand --nodes 12: violated
// sat BelowOperand --nodes 40: violated
// all SameChosen --nodes 12: violated
// sat SameChosen --nodes 40: violated
// all SameInArray --nodes 12: violated
// sat SameInArray --nodes 40: violated
// all SameLater --nodes 12: violated
// sat SameLater --nodes 40: violated
// all CaughtPassed --nodes 12: violated
// sat CaughtPassed --nodes 40: violated
// all FinallyPassed --nodes 12: violated
// sat FinallyPassed --nodes 40: violated
// all CaughtSwallowed --nodes 12: violated
// sat CaughtSwallowed --nodes 40: violated
// all FinallySwallowed --nodes 12: violated
// sat FinallySwallowed --nodes 40: violated
// all CaughtNotTrue --nodes 12: violated
// sat CaughtNotTrue --nodes 40: violated
// all CaughtAndTrue --nodes 12: violated
// sat CaughtAndTrue --nodes 40: violated
// all CaughtAndFalse --nodes 12: violated
// sat CaughtAndFalse --nodes 40: violated
// all CaughtWithin --nodes 12: holds
// sat CaughtWithin --nodes 40: holds
// all CaughtStep --nodes 12: violated
// sat CaughtStep --nodes 40: violated
// all TwoSteps --nodes 12: violated
// sat TwoSteps --nodes 40: violated
// all StepOfBoth --nodes 12: violated
// sat StepOfBoth --nodes 40: violated
// all Depth --nodes 12: violated
// sat Depth --nodes 40: violated
// all Counted --nodes 14: violated
// sat Counted --nodes 40: violated
// all Rules --nodes 12: violated
// sat Rules --nodes 40: violated
// all Root --nodes 12: violated
// sat Root --nodes 40: violated
// all Lost --nodes 12: violated
// sat Lost --nodes 40: violated
// all Replaced --nodes 12: holds
// sat Replaced --nodes 40: holds
// all AfterStep --nodes 12: violated
// sat AfterStep --nodes 40: violated
// all ClassOf --nodes 12: holds
// sat ClassOf --nodes 40: holds
// all Shared --nodes 12: violated
// sat Shared --nodes 40: violated
// all NullResult --nodes 12: violated
// sat NullResult --nodes 40: violated
// all Text --nodes 12: violated
// sat Text --nodes 40: violated
// all FinalOperand --nodes 12: violated
// sat FinalOperand --nodes 40: violated
public class Terms {
  static final int TRUE = 0;
  static final int FALSE = 1;
  static final int NOT = 2;
  static final int AND = 3;
}

/** As it should be: everything holds. */
class Honest implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step();
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** Stuck where the operand has kept its place. */
class SameOperand implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        e2 = e2.step();
        if (e2 == was) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** Stuck where it has not. */
class OtherOperand implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        e2 = e2.step();
        if (e2 != was && was.kind == Terms.AND) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** The same, by a method of the library. */
class SameByMethod implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        e2 = e2.step();
        if (e2.equals(was)) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** The same, by a method of our own. */
class SameByHelper implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        e2 = e2.step();
        if (!differ(was, e2)) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }

    @Declarative
    static boolean differ(T a, T b) {
      return a != b;
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** The same, by the name that specifications use. */
class SameObject implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        e2 = e2.step();
        if (GlassBox.isSameObject(was, e2)) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** What comes of the operand was below it before. */
class BelowOperand implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T below = e2.e2;
        e2 = e2.step();
        if (e2 == below) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** It is chosen by what it is. */
class SameChosen implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        T now = e2.step();
        e2 = now;
        return was == now ? null : this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** It is looked for in an array. */
class SameInArray implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T[] all = {e1, e2};
        e2 = e2.step();
        for (int k = 0; k < all.length; k++) {
          if (all[k] == e2) {
            throw new StuckException();
          }
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** Whether it is the same is known to the operation. */
class SameLater implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        e2 = e2.step();
        kind = was == e2 ? Terms.NOT : kind;
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** A rule throws; the operation goes on, and so does the term above, in its own way. */
class CaughtPassed implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        try {
          e2 = e2.step();
        } catch (IllegalStateException e) {
          kind = Terms.NOT;
        }
        return this;
      }
      if (kind == Terms.NOT && e1.kind == Terms.FALSE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  T pass(T t) {
    t.kind = t.kind;
    return t;
  }

  @Override
  public void smallStep() throws StuckException {
    T term = root;
    try {
      term = term.step();
    } catch (IllegalStateException e) {
      term = pass(term);
    }
    root = term;
  }
}

/** The term above cleans up when its operand throws. */
class FinallyPassed implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        boolean done = false;
        try {
          e2 = e2.step();
          done = true;
        } finally {
          if (!done) {
            e2 = null;
          }
        }
        return this;
      }
      if (kind == Terms.NOT && e1.kind == Terms.FALSE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  T pass(T t) {
    t.kind = t.kind;
    return t;
  }

  @Override
  public void smallStep() throws StuckException {
    T term = root;
    try {
      term = term.step();
    } catch (IllegalStateException e) {
      term = pass(term);
    }
    root = term;
  }
}

/** A rule throws; the operation goes on, and so does the term above, in its own way. */
class CaughtSwallowed implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        try {
          e2 = e2.step();
        } catch (IllegalStateException e) {
          kind = Terms.NOT;
        }
        return this;
      }
      if (kind == Terms.NOT && e1.kind == Terms.FALSE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    try {
      root = root.step();
    } catch (IllegalStateException e) {
      return;
    }
  }
}

/** The term above cleans up when its operand throws. */
class FinallySwallowed implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        boolean done = false;
        try {
          e2 = e2.step();
          done = true;
        } finally {
          if (!done) {
            e2 = null;
          }
        }
        return this;
      }
      if (kind == Terms.NOT && e1.kind == Terms.FALSE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    try {
      root = root.step();
    } catch (IllegalStateException e) {
      return;
    }
  }
}

/** Another rule does. */
class CaughtNotTrue implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        try {
          e2 = e2.step();
        } catch (IllegalStateException e) {
          e1 = null;
        }
        return this;
      }
      if (kind == Terms.NOT && e1.kind == Terms.TRUE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  T pass(T t) {
    t.kind = t.kind;
    return t;
  }

  @Override
  public void smallStep() throws StuckException {
    T term = root;
    try {
      term = term.step();
    } catch (IllegalStateException e) {
      term = pass(term);
    }
    root = term;
  }
}

/** Another rule does. */
class CaughtAndTrue implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        try {
          e2 = e2.step();
        } catch (IllegalStateException e) {
          e1 = null;
        }
        return this;
      }
      if (kind == Terms.AND && e1.kind == Terms.TRUE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  T pass(T t) {
    t.kind = t.kind;
    return t;
  }

  @Override
  public void smallStep() throws StuckException {
    T term = root;
    try {
      term = term.step();
    } catch (IllegalStateException e) {
      term = pass(term);
    }
    root = term;
  }
}

/** Another rule does. */
class CaughtAndFalse implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        try {
          e2 = e2.step();
        } catch (IllegalStateException e) {
          e1 = null;
        }
        return this;
      }
      if (kind == Terms.AND && e1.kind == Terms.FALSE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  T pass(T t) {
    t.kind = t.kind;
    return t;
  }

  @Override
  public void smallStep() throws StuckException {
    T term = root;
    try {
      term = term.step();
    } catch (IllegalStateException e) {
      term = pass(term);
    }
    root = term;
  }
}

/** A rule throws and catches by itself: that is no matter. */
class CaughtWithin implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step();
        return this;
      }
      try {
        if (kind == Terms.NOT && e1.kind == Terms.FALSE) {
          throw new IllegalStateException();
        }
      } catch (IllegalStateException e) {
        return constant(Terms.TRUE);
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** The term above makes up for an operand that throws. */
class CaughtStep implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        try {
          e2 = e2.step();
        } catch (IllegalStateException e) {
          e2 = null;
        }
        return this;
      }
      if (kind == Terms.NOT && e1.kind == Terms.FALSE) {
        throw new IllegalStateException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    try {
      root = root.step();
    } catch (IllegalStateException e) {
      root = T.constant(Terms.TRUE);
    }
  }
}

/** The term above takes two steps of its operand. */
class TwoSteps implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T was = e2;
        e2 = e2.step();
        if ((e2 = e2.step()) == null) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** It takes a step of each of two. */
class StepOfBoth implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        if (e2 != null) {
          e2 = e2.step();
        }
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step();
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** A step knows how deep it is. */
class Depth implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step(int depth) throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step(depth + 1);
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step(depth + 1);
        return this;
      }
      if (depth > 1) {
        throw new StuckException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step(0);
  }
}

/** A step counts itself. */
class Counted implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step(Counted main) throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step(main);
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        main.count++;
        e2 = e2.step(main);
        main.count--;
        return this;
      }
      if (main.count > 1) {
        throw new StuckException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Range(min = 0, max = 0)
  int count;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step(this);
  }
}

/** A rule counts how often it was applied, which is more than once below. */
class Rules implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step(Rules main) throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step(main);
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step(main);
        if (main.count > 0) {
          throw new StuckException();
        }
        return this;
      }
      main.count = 1;
      return rule();
    }
  }

  @Tree T root;

  @Range(min = 0, max = 0)
  int count;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step(this);
    count = 0;
  }
}

/** A step looks at the whole term. */
class Root implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step(Root main) throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step(main);
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step(main);
        return this;
      }
      if (main.root.kind == Terms.AND && kind == Terms.NOT) {
        throw new StuckException();
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step(this);
  }
}

/** The term above gives its operand away. */
class Lost implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T now = e2.step();
        e1 = now;
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** It returns what comes of the operand. */
class Replaced implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T now = e2.step();
        return now;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** It looks at what came of the operand. */
class AfterStep implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step();
        if (e2.kind == Terms.AND) {
          throw new StuckException();
        }
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** It asks for the class of what came of it. */
class ClassOf implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T now = e2.step();
        if (now == null || now.getClass() != T.class) {
          throw new StuckException();
        }
        e2 = now;
        return this;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** A rule gives one of its nodes twice. */
class Shared implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step();
        return this;
      }
      if (kind == Terms.AND && e1.kind == Terms.TRUE) {
        T twice = constant(Terms.AND);
        twice.e1 = e2;
        twice.e2 = e2;
        return twice;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** A rule gives nothing where it is an operand. */
class NullResult implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        T now = e2.step();
        e2 = now == null ? constant(Terms.TRUE) : now;
        return this;
      }
      if (kind == Terms.NOT && e1.kind == Terms.TRUE) {
        return null;
      }
      return rule();
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** A text is made of what came of the operand. */
class Text implements Language {
  static class T {
    @Range(min = 0, max = 3)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isFormed() {
      return (kind >= Terms.NOT) == (e1 != null) && (kind == Terms.AND) == (e2 != null);
    }

    @Declarative
    boolean isOk() {
      return isFormed() && (e1 == null || e1.isOk()) && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T rule() throws StuckException {
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      throw new StuckException();
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step();
        String text = "now " + e2;
        return this;
      }
      return rule();
    }

    @Override
    public String toString() {
      if (kind == Terms.AND) {
        throw new IllegalStateException();
      }
      return "t";
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}

/** What ends a program is stuck as an operand: the operand alone is no state that steps. */
class FinalOperand implements Language {
  static final int LEAVE = 7; /* 4 to 6 become true */

  static class T {
    @Range(min = 0, max = LEAVE)
    int kind;

    @Tree T e1;
    @Tree T e2;

    @Declarative
    boolean isOk() {
      boolean one = kind == Terms.NOT || kind == Terms.AND;
      return one == (e1 != null)
          && (kind == Terms.AND) == (e2 != null)
          && (e1 == null || e1.isOk())
          && (e2 == null || e2.isOk());
    }

    @Declarative
    boolean goesOn() {
      return kind != LEAVE;
    }

    @Declarative
    boolean isValue() {
      return kind == Terms.TRUE || kind == Terms.FALSE;
    }

    static T constant(int kind) {
      T t = new T();
      t.kind = kind;
      return t;
    }

    T step() throws StuckException {
      if (e1 != null && !e1.isValue()) {
        e1 = e1.step();
        return this;
      }
      if (e2 != null && !e2.isValue()) {
        e2 = e2.step();
        return this;
      }
      if (kind == Terms.NOT) {
        return constant(e1.kind == Terms.TRUE ? Terms.FALSE : Terms.TRUE);
      }
      if (kind == Terms.AND) {
        return e1.kind == Terms.TRUE ? e2 : e1;
      }
      if (kind == LEAVE) {
        throw new StuckException();
      }
      return constant(Terms.TRUE);
    }
  }

  @Tree T root;

  @Declarative
  @Override
  public boolean wellTyped() {
    return root != null && root.isOk();
  }

  @Declarative
  @Override
  public boolean isFinalState() {
    return root.isValue() || !root.goesOn();
  }

  @Override
  public void smallStep() throws StuckException {
    root = root.step();
  }
}
