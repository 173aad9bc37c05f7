// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
public class SealedShapes {
    sealed interface Shape permits Circle, Square, Rect {}
    record Circle(int r) implements Shape {}
    record Square(int s) implements Shape {}
    record Rect(int w, int h) implements Shape { Rect { if (w < 0 || h < 0) throw new IllegalArgumentException(); } int area() { return w * h; } }
    Shape shape;
    @Declarative public boolean repOk() { return true; }
    static int area(Shape s) { if (s instanceof Circle c) return 3 * c.r() * c.r(); if (s instanceof Square q) return q.s() * q.s(); if (s instanceof Rect r && r.w() > 0) return r.area(); return 0; }
    public int okArea() { int a = area(shape); assert a >= 0; return a; }
    public void badArea() { assert area(shape) <= 9; }
    public void okEquals(Shape o) { if (shape != null) { assert shape.equals(shape); if (shape.equals(o)) assert shape.hashCode() == o.hashCode() && area(shape) == area(o); } }
    public void badEquals(Shape o) { if (shape != null && o != null && area(shape) == area(o)) assert shape.equals(o); }
    public void okText() { if (shape instanceof Circle c) assert c.toString().equals("Circle[r=" + c.r() + "]"); }
    public void badMake(int w) { shape = new Rect(w - 1, 2); }
    public void okGrow() { if (shape instanceof Rect r) shape = new Rect(r.h(), r.w()); }
    public void badCast() { Circle c = (Circle) shape; }
    public void badSame() { if (shape instanceof Square q) assert shape == new Square(q.s()) || q.s() != 2; }
}
