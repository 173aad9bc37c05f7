import java.awt.Dimension;
import javax.swing.JLabel;

/** A label that is on or off. */
public class Light extends JLabel {
    private static final long serialVersionUID = 1L;
    private boolean on;

    public void toggle() {
        on = !on;
        setText(on ? "on" : "off");
        assert !on || getText() != null;
    }

    int width() {
        return new Dimension(3, 4).width;
    }
}
