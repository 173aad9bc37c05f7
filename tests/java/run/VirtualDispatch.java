// virtual, super, static and private calls; overriding against hiding; covariant returns; overloads by static type
public class VirtualDispatch {
    static class A {
        String name = "A.name";
        static String s() { return "A.s"; }
        String v() { return "A.v"; }
        private String p() { return "A.p"; }
        String callP() { return p(); }
        String callV() { return v(); }
        Object self() { return this; }
        String over(Object o) { return "A.over(Object)"; }
        String over(String o) { return "A.over(String)"; }
        @Override public String toString() { return "A:" + v(); }
    }

    static class B extends A {
        String name = "B.name";
        static String s() { return "B.s"; }
        @Override String v() { return "B.v+" + super.v(); }
        String p() { return "B.p"; }
        @Override B self() { return this; }
        @Override String over(Object o) { return "B.over(Object)"; }
        String over(Integer o) { return "B.over(Integer)"; }
        String names() { return name + super.name + ((A) this).name; }
    }

    static class C extends B {
        @Override String v() { return "C.v+" + super.v(); }
        @Override public String toString() { return "C/" + super.toString(); }
    }

    static abstract class Shape {
        abstract double area();
        double twice() { return 2 * area(); }
    }

    static class Square extends Shape {
        final double side;
        Square(double side) { this.side = side; }
        @Override double area() { return side * side; }
    }

    static class Circle extends Shape {
        @Override double area() { return 3; }
        @Override double twice() { return super.twice() + 0.5; }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C()};
        for (A a : all) {
            System.out.println(a.name + " " + a.v() + " " + a.callP() + " " + a.callV() + " " + a + " " + a.self().getClass().getName());
            System.out.println(a.over("s") + " " + a.over((Object) "s") + " " + a.over(5));
        }
        B b = new C();
        System.out.println(b.name + " " + b.p() + " " + b.over(5) + " " + b.over('c') + " " + b.names() + " " + A.s() + B.s() + C.s());
        System.out.println(b.self().v());
        Shape[] shapes = {new Square(1.5), new Circle(), new Shape() {
            @Override double area() { return 10; }
        }};
        double total = 0;
        for (Shape s : shapes) total += s.twice();
        System.out.println(total);
        long h = 0;
        for (int i = 0; i < 3000; i++) h = h * 31 + all[i % 3].v().length();
        System.out.println(h);
    }
}
