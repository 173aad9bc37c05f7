import glassbox.Choose;

public class ChooseOther {
    interface Shape {}

    static class Square implements Shape {}

    static class Circle implements Shape {
        int radius;
    }

    static final Shape[] ALL = {new Square(), new Circle(), new Circle()};

    public static void main(String[] none) {
        ((Circle) ALL[2]).radius = 3;
        Shape s = Choose.object(Shape.class);
        if (s instanceof Circle) {
            assert ((Circle) s).radius == 0;
        }
    }
}
