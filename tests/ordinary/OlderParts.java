// OlderParts at --ints 0..1 --objects Cons=3,Num=1,Add=2,Linked=2,Twin=2,Late=2
import glassbox.*;

/** Objects made of others that were there before: they never lead back to themselves. */
public class OlderParts {
    static final class Cons {
        final int head;
        final Cons tail;

        Cons(int head, Cons tail) {
            if (head < 0) {
                throw new IllegalArgumentException("head");
            }
            this.head = head;
            this.tail = tail;
        }
    }

    sealed interface Expr permits Num, Add {}

    record Num(int value) implements Expr {}

    record Add(Expr left, Expr right) implements Expr {}

    /** Its field can change: a ring is possible. */
    static class Linked {
        Linked next;
    }

    /** Its constructor shows it to another one before it is done: a ring of final fields. */
    static final class Twin {
        final Twin other;

        Twin() {
            other = new Twin(this);
        }

        private Twin(Twin other) {
            this.other = other;
        }
    }

    /** Its field may hold the object itself. */
    static class Late {
        final Late before;

        Late(Late before) {
            this.before = before == null ? this : before;
        }
    }

    @Check
    static int length(Cons list) {
        int n = 0;
        for (Cons c = list; c != null; c = c.tail) {
            n++;
        }
        return n;
    }

    @Post("length")
    @Declarative
    static boolean atMostThree(int result, Cons list) {
        return result <= 3;
    }

    @Post("badLength")
    @Declarative
    static boolean atMostTwo(int result, Cons list) {
        return result <= 2;
    }

    static int badLength(Cons list) {
        return length(list);
    }

    static Cons append(Cons first, Cons second) {
        return first == null ? second : new Cons(first.head, append(first.tail, second));
    }

    @Post("append")
    @Declarative
    static boolean hasBoth(Cons result, Cons first, Cons second) {
        int n = 0, m = 0, sum = 0;
        for (Cons c = first; c != null; c = c.tail) {
            n++;
        }
        for (Cons c = second; c != null; c = c.tail) {
            m++;
        }
        for (Cons c = result; c != null; c = c.tail) {
            sum++;
        }
        return sum == n + m;
    }

    @Check
    static int size(Expr e) {
        return e instanceof Add a ? 1 + size(a.left()) + size(a.right()) : 1;
    }

    /** Two sums, one in both places of the other. */
    @Check
    static void badShared(Expr e) {
        assert size(e) < 7;
    }

    @Check
    static void shared(Expr e) {
        assert size(e) <= 7;
    }

    @Check
    static void badLinked(Linked l) {
        assert l == null || l.next != l;
    }

    @Check
    static void badTwin(Twin t) {
        assert t == null || t.other == null || t.other.other != t;
    }

    @Check
    static void badLate(Late l) {
        assert l == null || l.before != l;
    }
}
