import glassbox.Choose;

public class ChooseObject {
    public static void main(String[] none) {
        assert Choose.object(Thread.class) == null;
    }
}
