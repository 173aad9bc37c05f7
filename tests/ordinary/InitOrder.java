// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
/** The order in which classes and objects are initialised. */
public class InitOrder {
    static final StringBuilder LOG = new StringBuilder();
    static class Base { int seen; String name = "base"; { LOG.append("i"); } Base() { LOG.append("B"); seen = value(); } int value() { return 1; } static String st() { return "sb"; } }
    static class Sub extends Base { int v = 7; final int w = 8; final int u; String name = "sub"; { LOG.append("j"); } Sub() { super(); u = 9; LOG.append("S"); } @Override int value() { return v + w; } static String st() { return "ss"; } }
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okCtor() { Sub s = new Sub(); assert s.seen == 8 && s.value() == 15; assert LOG.toString().equals("iBjS"); }
    public void badCtor() { Sub s = new Sub(); assert s.seen == 15; }
    public void okHide() { Base b = new Sub(); assert b.name.equals("base") && ((Sub) b).name.equals("sub") && b.st().equals("sb"); }
    public void badHide() { Base b = new Sub(); assert b.name.equals("sub"); }
    static class A { static { LOG.append("A"); } static final int CONST = 5; static final Integer BOX = 6; static int var = 7; static void m() { } }
    static class C extends A { static { LOG.append("C"); } static int own = 1; }
    public void okConst() { int k = A.CONST; assert LOG.length() == 0; Integer b = A.BOX; assert LOG.toString().equals("A"); }
    public void badConst() { int k = A.BOX; assert LOG.length() == 0; }
    public void okInherit() { int k = C.var; assert LOG.toString().equals("A"); k = C.own; assert LOG.toString().equals("AC"); }
    public void badInherit() { int k = C.var; assert LOG.toString().equals("AC"); }
    public void okArray() { A[] a = new A[2]; assert LOG.length() == 0; Class<?> c = A.class; assert LOG.length() == 0; }
    public void badNew() { new C(); assert LOG.toString().equals("CA"); }
    interface I { int X = mark("I"); default void d() { } } interface J { int Y = mark("J"); }
    static int mark(String s) { LOG.append(s); return 1; }
    static class K implements I, J { static { LOG.append("K"); } }
    public void okIface() { new K(); assert LOG.toString().equals("IK"); int y = K.Y; assert LOG.toString().equals("IKJ"); }
    public void badIface() { new K(); assert LOG.toString().equals("K"); }
    static class F { static int tries; static { LOG.append("F"); if (LOG.length() < 5) throw new IllegalStateException("no"); } static int x = 1; }
    public void okFail() { try { n = F.x; assert false; } catch (ExceptionInInitializerError e) { assert e.getCause().getMessage().equals("no") && e.getMessage() == null; } try { new F(); assert false; } catch (NoClassDefFoundError e) { } assert n >= 0 && LOG.toString().equals("F"); }
    public void badFail(boolean b) { if (b) { n = F.x; } }
    static int forward = early(); static int late = 3; static int early() { return late; }
    public void okForward() { assert forward == 0 && late == 3; }
    public void badForward() { assert forward == 3; }
    int m = 1; { m = this.q + 1; } int q = 5; 
    public void okFields() { InitOrder o = new InitOrder(); assert o.m == 1 && o.q == 5; }
    { q0 = 4; } int q0 = 2;
    public void badFields() { assert new InitOrder().q0 == 4; }
}
