import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.GridLayout;
import java.awt.event.ActionListener;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;

/** The mode control panel: windows for the selected values, a knob, a wheel, buttons. */
@SuppressWarnings("serial")
public class ControlPanel extends JPanel {
    private final JLabel altitudeWindow = window();
    private final JLabel speedWindow = window();
    private final JButton start = new JButton("AUTO FLIGHT");
    private final JButton altitudeUp = new JButton("+");
    private final JButton altitudeDown = new JButton("-");
    private final JButton pull = new JButton("PULL");
    private final JButton push = new JButton("PUSH");
    private final JButton speedUp = new JButton("UP");
    private final JButton speedDown = new JButton("DN");
    private final JButton fly = new JButton("FLY");

    public ControlPanel() {
        super(new BorderLayout());
        setBackground(Color.LIGHT_GRAY);
        add(altitudeGroup(), BorderLayout.WEST);
        add(speedGroup(), BorderLayout.CENTER);
        add(flightGroup(), BorderLayout.EAST);
        setWorking(false);
    }

    private static JLabel window() {
        JLabel l = new JLabel("-----", SwingConstants.RIGHT);
        l.setOpaque(true);
        l.setBackground(Color.BLACK);
        l.setForeground(Color.ORANGE);
        l.setFont(new Font("Monospaced", Font.BOLD, 24));
        l.setPreferredSize(new Dimension(110, 36));
        return l;
    }

    private static JPanel titled(String title, JPanel inner) {
        JPanel group = new JPanel(new BorderLayout());
        JLabel head = new JLabel(title, SwingConstants.CENTER);
        head.setFont(new Font("SansSerif", Font.PLAIN, 11));
        group.add(head, BorderLayout.NORTH);
        group.add(inner, BorderLayout.CENTER);
        return group;
    }

    private JPanel altitudeGroup() {
        JPanel inner = new JPanel(new FlowLayout());
        JPanel knob = new JPanel(new GridLayout(2, 2));
        inner.add(altitudeWindow);
        knob.add(altitudeUp);
        knob.add(pull);
        knob.add(altitudeDown);
        knob.add(push);
        inner.add(knob);
        altitudeUp.setToolTipText("select an altitude 1000 feet higher");
        altitudeDown.setToolTipText("select an altitude 1000 feet lower");
        pull.setToolTipText("go to the selected altitude");
        push.setToolTipText("hold this altitude");
        return titled("FEET", inner);
    }

    private JPanel speedGroup() {
        JPanel inner = new JPanel(new FlowLayout());
        JPanel wheel = new JPanel(new GridLayout(2, 1));
        inner.add(speedWindow);
        wheel.add(speedUp);
        wheel.add(speedDown);
        inner.add(wheel);
        speedUp.setToolTipText("climb faster");
        speedDown.setToolTipText("descend faster");
        return titled("V/S", inner);
    }

    private JPanel flightGroup() {
        JPanel inner = new JPanel(new GridLayout(2, 1));
        inner.add(start);
        inner.add(fly);
        return titled("FLIGHT", inner);
    }

    // ---- what happens is the business of who listens ------------------------------------

    public void onStart(ActionListener a) {
        start.addActionListener(a);
    }

    public void onAltitude(ActionListener up, ActionListener down) {
        altitudeUp.addActionListener(up);
        altitudeDown.addActionListener(down);
    }

    public void onKnob(ActionListener pulled, ActionListener pushed) {
        pull.addActionListener(pulled);
        push.addActionListener(pushed);
    }

    public void onSpeed(ActionListener up, ActionListener down) {
        speedUp.addActionListener(up);
        speedDown.addActionListener(down);
    }

    public void onFly(ActionListener a) {
        fly.addActionListener(a);
    }

    // ---- what is shown -------------------------------------------------------------------

    /** The knobs work when the autopilot is engaged. */
    public final void setWorking(boolean works) {
        start.setEnabled(!works);
        JButton[] all = {altitudeUp, altitudeDown, pull, push, speedUp, speedDown, fly};
        for (JButton b : all) {
            b.setEnabled(works);
        }
    }

    public void show(Guidance guidance) {
        altitudeWindow.setText(padded(guidance.selectedAltitude() * 500));
        boolean usesSpeed = guidance.mode() == Mode.VERTICAL_SPEED;
        speedWindow.setText(usesSpeed ? padded(guidance.selectedSpeed() * 1500) : "-----");
        pull.setForeground(guidance.isArmed() ? Color.GREEN : Color.BLACK);
    }

    /** Five places, as the window has. */
    static String padded(int number) {
        String digits = Integer.toString(Math.abs(number));
        String all = digits;
        while (all.length() < 5) {
            all = "0" + all;
        }
        return number < 0 ? "-" + digits : all;
    }
}
