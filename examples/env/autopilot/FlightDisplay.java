import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** The primary flight display: horizon, tapes of altitude and vertical speed, annunciator. */
@SuppressWarnings("serial")
public class FlightDisplay extends JPanel {
    private static final Color SKY = new Color(80, 140, 220);
    private static final Color GROUND = new Color(140, 90, 40);

    private final Annunciator annunciator = new Annunciator();
    private final Horizon horizon = new Horizon();
    private final Tape altitude = new Tape("ALT", 500);
    private final Tape speed = new Tape("V/S", 1500);

    public FlightDisplay() {
        super(new BorderLayout());
        setBackground(Color.BLACK);
        setPreferredSize(new Dimension(420, 360));
        add(annunciator, BorderLayout.NORTH);
        add(horizon, BorderLayout.CENTER);
        add(altitude, BorderLayout.EAST);
        add(speed, BorderLayout.WEST);
    }

    /** Shows the aircraft and its guidance as they are now. */
    public void show(Aircraft aircraft, Guidance guidance) {
        annunciator.show(guidance.mode(), guidance.isArmed(), guidance.selectedAltitude() * 500);
        altitude.set(aircraft.feet(), guidance.selectedAltitude() * 500);
        speed.set(aircraft.feetPerMinute(), guidance.selectedSpeed() * 1500);
        horizon.setPitch(aircraft.verticalSpeed());
    }

    public Mode shownMode() {
        return annunciator.shown();
    }

    /** Sky and ground. */
    private static final class Horizon extends JComponent {
        private int pitch;

        void setPitch(int steps) {
            if (steps != pitch) {
                pitch = steps;
                repaint();
            }
        }

        @Override
        protected void paintComponent(Graphics g) {
            int width = getWidth();
            int height = getHeight();
            int middle = height / 2 + pitch * 20;
            g.setColor(SKY);
            g.fillRect(0, 0, width, middle);
            g.setColor(GROUND);
            g.fillRect(0, middle, width, height - middle);
            g.setColor(Color.WHITE);
            g.drawLine(0, middle, width, middle);
            paintLadder(g, width, middle);
            paintWings(g, width, height);
        }

        private void paintLadder(Graphics g, int width, int middle) {
            for (int step = -2; step <= 2; step++) {
                int y = middle - step * 20;
                int half = step % 2 == 0 ? 40 : 20;
                g.drawLine(width / 2 - half, y, width / 2 + half, y);
                g.drawString(Integer.toString(step * 5), width / 2 + half + 4, y + 4);
            }
        }

        private static void paintWings(Graphics g, int width, int height) {
            g.setColor(Color.YELLOW);
            g.fillRect(width / 2 - 60, height / 2 - 2, 40, 4);
            g.fillRect(width / 2 + 20, height / 2 - 2, 40, 4);
            g.fillRect(width / 2 - 2, height / 2 - 2, 4, 4);
        }
    }

    /** A number on a moving scale, with a mark at the selected one. */
    private static final class Tape extends JComponent {
        private static final int WIDTH_OF_TAPE = 70;
        private static final int GAP = 24;

        private final String title;
        private final int unit;
        private int value;
        private int bug;

        Tape(String title, int unit) {
            this.title = title;
            this.unit = unit;
            setPreferredSize(new Dimension(WIDTH_OF_TAPE, 300));
            setFont(new Font("Monospaced", Font.PLAIN, 12));
        }

        void set(int now, int selected) {
            boolean isSame = now == value && selected == bug;
            value = now;
            bug = selected;
            if (!isSame) {
                repaint();
            }
        }

        @Override
        protected void paintComponent(Graphics g) {
            int height = getHeight();
            int middle = height / 2;
            g.setColor(Color.DARK_GRAY);
            g.fillRect(0, 0, WIDTH_OF_TAPE, height);
            g.setColor(Color.WHITE);
            g.drawString(title, 4, 12);
            for (int k = -5; k <= 5; k++) {
                int y = middle - k * GAP;
                g.drawLine(0, y, 8, y);
                g.drawString(Integer.toString(value + k * unit), 12, y + 4);
            }
            paintBug(g, middle);
            paintWindow(g, middle);
        }

        private void paintBug(Graphics g, int middle) {
            int y = middle - (bug - value) / unit * GAP;
            g.setColor(Color.MAGENTA);
            g.drawLine(0, y, WIDTH_OF_TAPE, y);
        }

        private void paintWindow(Graphics g, int middle) {
            g.setColor(Color.BLACK);
            g.fillRect(0, middle - 10, WIDTH_OF_TAPE, 20);
            g.setColor(Color.GREEN);
            g.drawRect(0, middle - 10, WIDTH_OF_TAPE - 1, 20);
            g.drawString(Integer.toString(value), 12, middle + 4);
        }
    }
}
