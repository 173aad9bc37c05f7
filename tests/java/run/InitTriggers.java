// what triggers class initialization and what does not
public class InitTriggers {
    static int log(String s) {
        System.out.println("init " + s);
        return 1;
    }

    static class ByNew { static int x = log("ByNew"); }
    static class ByRead { static int x = log("ByRead"); }
    static class ByWrite { static int x = log("ByWrite"); }
    static class ByCall { static int x = log("ByCall"); static void f() { System.out.println("called"); } }
    static class ByConstant { static final int C = 5; static int x = log("ByConstant"); }
    static class ByStringConstant { static final String C = "s"; static int x = log("ByStringConstant"); }
    static class ByBoxedConstant { static final Integer C = 5; static int x = log("ByBoxedConstant"); }
    static class ByArray { static int x = log("ByArray"); }
    static class ByLiteral { static int x = log("ByLiteral"); }
    static class ByInstanceof { static int x = log("ByInstanceof"); }
    static class ByCast { static int x = log("ByCast"); }
    static class Parent { static int p = log("Parent"); static void pm() { } }
    static class Child extends Parent { static int c = log("Child"); }
    static class Parent2 { static int p = log("Parent2"); }
    static class Child2 extends Parent2 { static int c = log("Child2"); }
    static class ByMethodRef { static int x = log("ByMethodRef"); static void f() { System.out.println("through ref"); } }
    static class ByCtorRef { static int x = log("ByCtorRef"); }
    static class ByLambda { static int x = log("ByLambda"); static void f() { System.out.println("through lambda"); } }
    static class ByNullVariable { static int x = log("ByNullVariable"); int y; }
    static class ByIncrement { static int x = log("ByIncrement"); }
    enum ByEnum { A, B; static { log("ByEnum"); } }
    record ByRecord(int v) { static int x = log("ByRecord"); }

    public static void main(String[] args) {
        System.out.println("main");
        new ByNew();
        new ByNew();
        System.out.println(ByRead.x);
        ByWrite.x = 3;
        ByCall.f();
        System.out.println(ByConstant.C + ByStringConstant.C);
        System.out.println(ByBoxedConstant.C);
        System.out.println(new ByArray[2].length + " " + new ByArray[1][1].length);
        System.out.println(ByLiteral.class.getName());
        Object o = "x";
        System.out.println(o instanceof ByInstanceof);
        try {
            System.out.println((ByCast) o);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        System.out.println(Child.p);
        Child.pm();
        System.out.println("inherited static leaves Child alone");
        new Child2();
        Runnable r = ByMethodRef::f;
        System.out.println("ref made");
        r.run();
        java.util.function.Supplier<Object> s = ByCtorRef::new;
        System.out.println("ctor ref made");
        s.get();
        Runnable l = () -> ByLambda.f();
        System.out.println("lambda made");
        l.run();
        ByNullVariable v = null;
        System.out.println(v == null);
        try {
            System.out.println(v.y);
        } catch (NullPointerException e) {
            System.out.println("null field");
        }
        ByIncrement.x++;
        ByEnum e = null;
        System.out.println(e);
        e = ByEnum.A;
        System.out.println(e);
        System.out.println(new ByRecord(1));
    }
}
