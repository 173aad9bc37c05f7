import glassbox.spec.*;

/** Classes, casts, exceptions, statics, truth values, recursion. */
class Shapes {
    static int counter;
    Shape shape;
    boolean flag;

    static abstract class Shape {
        abstract int sides();
    }

    static class Square extends Shape {
        @Returns("4")
        int sides() {
            return 4;
        }
    }

    static class Dot extends Shape {
        int sides() {
            return 0;
        }
    }

    @Requires("this.shape != null")
    @Returns("this.shape instanceof Square => 4 else 0")
    int sides() {
        return shape.sides();
    }

    @Requires("this.shape != null")
    @Returns("4")
    int badSides() {
        return shape.sides();
    }

    @Throws({"ClassCastException: this.shape in Dot"})
    @Returns("this.shape")
    Square square() {
        return (Square) shape;
    }

    @Returns("this.shape")
    Square badSquare() {
        return (Square) shape;
    }

    @Returns("this.shape in Dot")
    boolean isDot() {
        return shape instanceof Dot;
    }

    @Returns("this.shape in Dot + null")
    boolean badIsDot() {
        return shape instanceof Dot;
    }

    @Modifies("this.flag")
    @Ensures({"this.flag = (old(this.flag) || b)", "return <=> !this.flag"})
    boolean or(boolean b) {
        flag = flag || b;
        return !flag;
    }

    @Modifies("this.flag")
    @Ensures("this.flag = (old(this.flag) && b)")
    void badOr(boolean b) {
        flag |= b;
    }

    @Modifies("Shapes.counter")
    @Ensures({"Shapes.counter = old(Shapes.counter) + 1", "return = old(Shapes.counter)"})
    static int next() {
        return counter++;
    }

    @Ensures("return = old(Shapes.counter)")
    static int badNext() {
        return counter++;
    }

    @Returns("b = 0 => 0 else a div b")
    static int divide(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    @Returns("a div b")
    static int badDivide(int a, int b) {
        return a / b;
    }

    @Throws("ArithmeticException: b = 0")
    @Modifies("Shapes.counter")
    @Ensures("Shapes.counter = 1")
    static int withFinally(int a, int b) {
        try {
            return a % b;
        } finally {
            counter = 1;
        }
    }

    @Requires("n >= 0")
    @Ensures("return = 0")
    static int down(int n) {
        return n == 0 ? 0 : down(n - 1);
    }

    @Requires("n >= 0")
    @Ensures("return = 0")
    static int badDown(int n) {
        return down(n - 1);
    }

    static int twice(int n) {
        return n + n;
    }

    @Ensures("return = n + n + n + n")
    static int four(int n) {
        return twice(twice(n));
    }

    @Ensures("return >= 0")
    static int badFour(int n) {
        return twice(twice(n));
    }

    @Requires("k >= 0")
    @Ensures({"this.shape = null", "this.flag = (k = 3)"})
    Shapes(int k) {
        flag = k == 3;
    }

    @Ensures("return.flag")
    static Shapes badMake() {
        return new Shapes(2);
    }
}
