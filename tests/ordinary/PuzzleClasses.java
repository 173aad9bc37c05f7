// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
/** Inheritance, hiding, overloading, initialisation. */
public class PuzzleClasses {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    static class Base { String name = "Base"; Base() { init(); } void init() { } static String who() { return "B"; } String me() { return name; } }
    static class Derived extends Base { String name = "Derived"; int x = 7, y; @Override void init() { x = 9; y = 9; } static String who() { return "D"; } }
    public void okHide() { Base b = new Derived(); assert b.name.equals("Base") && ((Derived) b).name.equals("Derived") && b.me().equals("Base"); }
    public void badHide() { Base b = new Derived(); assert b.name.equals("Derived"); }
    public void okInit() { Derived d = new Derived(); assert d.x == 7 && d.y == 9; }
    public void badInit() { Derived d = new Derived(); assert d.x == 9; }
    @SuppressWarnings("static-access") public void okStatic() { Base b = new Derived(); assert b.who().equals("B"); }
    @SuppressWarnings("static-access") public void badStatic() { Base b = new Derived(); assert b.who().equals("D"); }
    static String over(Object o) { return "O"; } static String over(String s) { return "S"; } static String over(double[] a) { return "A"; }
    static String num(long l) { return "long"; } static String num(Integer i) { return "Integer"; } static String num(Object o) { return "Object"; } static String num(int... a) { return "var"; }
    public void okOver() { Object o = "s"; assert over(o).equals("O") && over("s").equals("S"); }
    public void badOver() { Object o = "s"; assert over(o).equals("S"); }
    public void okNum() { assert num(1).equals("long") && num((Integer) 1).equals("Integer") && num('c').equals("long") && num(1.0).equals("Object") && num().equals("var"); }
    public void badNum() { assert num(1).equals("Integer"); }
    static class Cell { int v; public boolean equals(Cell c) { return c.v == v; } }
    public void okOverloadEq() { Cell a = new Cell(), b = new Cell(); assert a.equals(b) && !a.equals((Object) b); }
    public void badOverloadEq() { Cell a = new Cell(); Object b = new Cell(); assert a.equals(b); }
    interface Shape { double area(); default String tell() { return "area " + (int) area(); } static Shape unit() { return () -> 1.0; } }
    record Sq(int s) implements Shape { public double area() { return s * s; } }
    static class Big extends Object implements Shape { public double area() { return 100; } public String tell() { return "big, " + Shape.super.tell(); } }
    public void okShape(int k) { assert new Sq(k).tell().equals("area " + k * k) && Shape.unit().tell().equals("area 1") && new Big().tell().equals("big, area 100"); }
    public void badShape(int k) { assert new Sq(k).area() < 9; }
    abstract static class Tmpl { final int run(int k) { return step(k) + step(k + 1); } abstract int step(int k); }
    public void okTmpl(int k) { Tmpl t = new Tmpl() { int step(int j) { return j * 2; } }; assert t.run(k) == 4 * k + 2; }
    public void badTmpl(int k) { n = new Tmpl() { int step(int j) { return 2 - j; } }.run(k); }
    static class P { private int secret() { return 1; } int call() { return secret(); } } static class C extends P { int secret() { return 2; } }
    public void okPriv() { assert new C().call() == 1; }
    public void badPriv() { assert new C().call() == 2; }
    static class A1 { A1 self() { return this; } int v() { return 1; } } static class B1 extends A1 { @Override B1 self() { return this; } @Override int v() { return super.v() + 1; } }
    public void okCov() { A1 a = new B1(); assert a.self().v() == 2 && a.self() == a; }
    public void badCov() { A1 a = new B1(); assert a.self().v() == 1; }
    public void badCastDown(int k) { A1 a = k == 2 ? new A1() : new B1(); B1 b = (B1) a; }
    public void okInst(int k) { A1 a = k == 2 ? new A1() : new B1(); if (a instanceof B1 b) assert b.v() == 2; else assert k == 2; }
}
