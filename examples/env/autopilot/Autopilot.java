import java.awt.BorderLayout;
import javax.swing.JPanel;

/**
 * A trainer for the vertical modes of an autopilot: a mode control panel, a flight display, an
 * aircraft to be flown step by step. Every action of the pilot goes to the guidance and to a
 * model of what the pilot believes; when the two differ about whether the aircraft will level
 * off, the pilot is in for a surprise: mode confusion.
 */
@SuppressWarnings("serial")
public class Autopilot extends JPanel {
    private final Aircraft aircraft = new Aircraft();
    private final Guidance guidance;
    private final MentalModel pilot = new MentalModel();
    private final ControlPanel controls = new ControlPanel();
    private final FlightDisplay display = new FlightDisplay();

    public Autopilot(Guidance guidance) {
        super(new BorderLayout());
        this.guidance = guidance;
        add(display, BorderLayout.CENTER);
        add(controls, BorderLayout.SOUTH);
        listen();
        refresh();
    }

    private void listen() {
        controls.onStart(e -> start());
        controls.onAltitude(e -> incMCPAlt(), e -> decMCPAlt());
        controls.onKnob(e -> pullAltKnob(), e -> pushAltKnob());
        controls.onSpeed(e -> incMCPVS(), e -> decMCPVS());
        controls.onFly(e -> fly());
    }

    private void refresh() {
        controls.show(guidance);
        display.show(aircraft, guidance);
    }

    /** Engages the autopilot where the aircraft is. */
    public void start() {
        guidance.engage(aircraft);
        pilot.engages(aircraft.altitude());
        controls.setWorking(true);
        refresh();
    }

    public void incMCPAlt() {
        select(1);
    }

    public void decMCPAlt() {
        select(-1);
    }

    /** The pilot changes the goal only before going there: so the manual has it. */
    private void select(int clicks) {
        if (guidance.mode() != Mode.HOLD) {
            return;
        }
        guidance.turnAltitude(clicks);
        pilot.selects(guidance.selectedAltitude());
        refresh();
    }

    public void pullAltKnob() {
        if (guidance.mode() != Mode.HOLD) {
            return;
        }
        pilot.pulls(aircraft.altitude());
        guidance.pullAltitudeKnob(aircraft);
        refresh();
    }

    public void pushAltKnob() {
        pilot.pushes();
        guidance.pushAltitudeKnob(aircraft);
        refresh();
    }

    public void incMCPVS() {
        guidance.turnSpeed(1, aircraft);
        refresh();
    }

    public void decMCPVS() {
        guidance.turnSpeed(-1, aircraft);
        refresh();
    }

    /** One unit of time: the pilot looks at the altimeter and compares. */
    public void fly() {
        aircraft.advance();
        guidance.advance(aircraft);
        pilot.sees(aircraft.altitude(), aircraft.isLevel());
        refresh();
        assert !pilot.isEngaged() || pilot.expectsLevelOff() == guidance.isArmed()
                : "mode confusion: the pilot believes that the aircraft "
                        + pilot.belief() + ", the autopilot is in " + guidance.mode().spoken();
        assert display.shownMode() == guidance.mode() : "the display shows another mode";
    }
}
