// interfaces are initialized only for their fields, or for default methods when a class that implements them is
public class InterfaceInit {
    static int log(String s, int v) {
        System.out.println("init " + s);
        return v;
    }

    interface Plain { int P = log("Plain", 1); void m(); }
    interface WithDefault { int D = log("WithDefault", 2); default int d() { return 5; } }
    interface SubDefault extends WithDefault { int S = log("SubDefault", 3); }
    interface Constants { int K = 4; int L = log("Constants", 5); String T = "text"; }
    interface WithStatic { int W = log("WithStatic", 6); static int s() { return 7; } }
    interface Parent { int PA = log("Parent", 8); }
    interface Child extends Parent { int CH = log("Child", 9); }

    static class A implements Plain {
        static { System.out.println("init A"); }
        @Override public void m() { System.out.println("m"); }
    }

    static class B implements SubDefault {
        static { System.out.println("init B"); }
    }

    static class C extends B implements Constants {
        static { System.out.println("init C"); }
    }

    public static void main(String[] args) {
        new A().m();
        System.out.println(new B().d());
        System.out.println(C.K + C.T);
        System.out.println(C.L);
        new C();
        System.out.println(WithStatic.s());
        System.out.println(Child.PA);
        System.out.println(Child.CH);
        System.out.println(A.P);
        System.out.println(SubDefault.S);
    }
}
