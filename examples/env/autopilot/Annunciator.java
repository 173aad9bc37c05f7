import java.awt.Color;
import java.awt.Font;
import java.awt.GridLayout;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;

/** The mode annunciator at the top of the flight display: mode, armed mode, goal. */
@SuppressWarnings("serial")
public class Annunciator extends JPanel {
    private static final int SIZE = 16;

    private final JLabel mode = label(Color.GREEN);
    private final JLabel armed = label(Color.WHITE);
    private final JLabel goal = label(Color.MAGENTA);
    private Mode shown = Mode.OFF;
    private int changes;

    public Annunciator() {
        super(new GridLayout(1, 3));
        setBackground(Color.BLACK);
        add(mode);
        add(armed);
        add(goal);
    }

    private static JLabel label(Color color) {
        JLabel l = new JLabel("", SwingConstants.CENTER);
        l.setForeground(color);
        l.setFont(new Font("Monospaced", Font.BOLD, SIZE));
        l.setOpaque(false);
        return l;
    }

    /** A mode that has changed is boxed until the next look. */
    public void show(Mode now, boolean isArmed, int feet) {
        boolean isNew = now != shown;
        mode.setText(now.shown());
        mode.setToolTipText(now.spoken());
        mode.setForeground(isNew ? Color.YELLOW : Color.GREEN);
        armed.setText(isArmed ? "ALT" : "");
        goal.setText(now == Mode.OFF ? "" : Integer.toString(feet));
        if (isNew) {
            changes++;
            if (changes > 1) {
                changes = 1; /* one box at a time */
            }
        }
        shown = now;
        repaint();
    }

    public Mode shown() {
        return shown;
    }

    public boolean hasChanged() {
        return changes > 0;
    }
}
