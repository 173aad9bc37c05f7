// sealed interfaces with records: an expression evaluator and simplifier by instanceof patterns
public class SealedTypes {
    sealed interface Expr permits Num, Var, Add, Mul, Neg { }
    record Num(int v) implements Expr { }
    record Var(String name) implements Expr { }
    record Add(Expr l, Expr r) implements Expr { }
    record Mul(Expr l, Expr r) implements Expr { }
    static final class Neg implements Expr {
        final Expr e;
        Neg(Expr e) { this.e = e; }
        @Override public String toString() { return "-" + e; }
    }

    static sealed abstract class Animal permits Dog, Cat { abstract String sound(); }
    static final class Dog extends Animal { @Override String sound() { return "woof"; } }
    static non-sealed class Cat extends Animal { @Override String sound() { return "meow"; } }
    static class Lion extends Cat { @Override String sound() { return "roar"; } }

    static int eval(Expr e, int x) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Var) return x;
        if (e instanceof Add a) return eval(a.l(), x) + eval(a.r(), x);
        if (e instanceof Mul m) return eval(m.l(), x) * eval(m.r(), x);
        if (e instanceof Neg n) return -eval(n.e, x);
        throw new AssertionError(e);
    }

    static Expr simplify(Expr e) {
        if (e instanceof Add a) {
            Expr l = simplify(a.l()), r = simplify(a.r());
            if (l instanceof Num x && r instanceof Num y) return new Num(x.v() + y.v());
            if (l instanceof Num x && x.v() == 0) return r;
            if (r instanceof Num y && y.v() == 0) return l;
            return new Add(l, r);
        }
        if (e instanceof Mul m) {
            Expr l = simplify(m.l()), r = simplify(m.r());
            if (l instanceof Num x && r instanceof Num y) return new Num(x.v() * y.v());
            if (l instanceof Num x && x.v() == 0 || r instanceof Num y && y.v() == 0) return new Num(0);
            if (l instanceof Num x && x.v() == 1) return r;
            return new Mul(l, r);
        }
        if (!(e instanceof Neg n)) return e;
        return n.e instanceof Neg inner ? simplify(inner.e) : new Neg(simplify(n.e));
    }

    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(1), new Var("x")), new Add(new Mul(new Num(0), new Var("y")), new Neg(new Neg(new Num(4)))));
        System.out.println(e);
        System.out.println(simplify(e) + " " + eval(e, 10) + " " + eval(simplify(e), 10));
        Expr big = new Num(1);
        for (int i = 0; i < 30; i++) big = i % 3 == 0 ? new Mul(big, new Num(3)) : i % 3 == 1 ? new Add(new Var("x"), big) : new Neg(big);
        System.out.println(eval(big, 7) + " " + big.hashCode() * 0 + simplify(big).toString().length());
        Animal[] all = {new Dog(), new Cat(), new Lion()};
        for (Animal a : all) System.out.print(a.sound() + (a instanceof Cat ? "!" : "?") + " ");
        System.out.println(new Add(new Num(1), new Num(2)).equals(new Add(new Num(1), new Num(2))));
    }
}
