/**
 * The vertical guidance: which mode the autopilot is in, and what it makes the aircraft do.
 *
 * <p>The altitude window of the mode control panel selects an altitude. Pulling its knob makes
 * the aircraft go there; the altitude is then <em>armed</em>: when it comes near, the guidance
 * changes to capture by itself and levels off. The wheel for the vertical speed changes to
 * vertical speed at once.
 */
public class Guidance {
    /** So close to the selected altitude, capture begins. */
    public static final int NEAR = 2;
    /** A click of the altitude knob: 1000 feet. */
    public static final int CLICK = 2;

    private Mode mode = Mode.OFF;
    private boolean armed;
    private int selectedAltitude;
    private int selectedSpeed;

    public Mode mode() {
        return mode;
    }

    /** The aircraft will level off at the selected altitude. */
    public boolean isArmed() {
        return armed;
    }

    public int selectedAltitude() {
        return selectedAltitude;
    }

    public int selectedSpeed() {
        return selectedSpeed;
    }

    // ---- what the pilot does -----------------------------------------------------------

    public void engage(Aircraft aircraft) {
        mode = Mode.HOLD;
        armed = false;
        selectedAltitude = aircraft.altitude();
        selectedSpeed = 0;
        aircraft.setVerticalSpeed(0);
    }

    /** Turns the altitude knob by so many clicks; capture is over when the goal moves. */
    public void turnAltitude(int clicks) {
        if (mode == Mode.OFF) {
            return;
        }
        int wanted = selectedAltitude + clicks * CLICK;
        selectedAltitude = Math.max(0, Math.min(Aircraft.CEILING, wanted));
    }

    /** Goes to the selected altitude. */
    public void pullAltitudeKnob(Aircraft aircraft) {
        if (mode == Mode.OFF) {
            return;
        }
        int distance = selectedAltitude - aircraft.altitude();
        if (Math.abs(distance) <= NEAR) { /* near already: the knob does nothing */
            return;
        }
        mode = Mode.CLIMB;
        armed = true;
        aircraft.setVerticalSpeed(distance > 0 ? 1 : -1);
    }

    /** Stays at this altitude. */
    public void pushAltitudeKnob(Aircraft aircraft) {
        if (mode == Mode.OFF) {
            return;
        }
        mode = Mode.HOLD;
        armed = false;
        aircraft.setVerticalSpeed(0);
    }

    /** Turns the wheel of the vertical speed. */
    public void turnSpeed(int steps, Aircraft aircraft) {
        if (mode == Mode.OFF || mode == Mode.HOLD) {
            return;
        }
        int wanted = aircraft.verticalSpeed() + steps;
        selectedSpeed = Math.max(-Aircraft.FASTEST, Math.min(Aircraft.FASTEST, wanted));
        if (mode == Mode.CAPTURE) { /* the use that was made of the armed altitude is over */
            armed = false;
        }
        mode = Mode.VERTICAL_SPEED;
        aircraft.setVerticalSpeed(selectedSpeed);
    }

    // ---- what it does by itself ----------------------------------------------------------

    /** One unit of time has passed. */
    public void advance(Aircraft aircraft) {
        int distance = selectedAltitude - aircraft.altitude();
        if (armed && mode != Mode.CAPTURE && Math.abs(distance) <= NEAR
                && approaches(distance, aircraft.verticalSpeed())) {
            mode = Mode.CAPTURE;
        }
        if (mode == Mode.CAPTURE && distance == 0) {
            mode = Mode.HOLD;
            armed = false;
            aircraft.setVerticalSpeed(0);
        }
    }

    private static boolean approaches(int distance, int speed) {
        return distance > 0 && speed > 0 || distance < 0 && speed < 0;
    }
}
