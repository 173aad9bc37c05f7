import glassbox.Choose;
import glassbox.GlassBox;

public class NoObject {
    public static void main(String[] none) {
        GlassBox.assume(Choose.integer(1) > 1);
        assert Choose.object(Thread.class) == null;
    }
}
