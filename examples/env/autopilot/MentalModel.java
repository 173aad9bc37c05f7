/**
 * What a pilot who has read the manual believes: a selected altitude that was once pulled is
 * armed until the aircraft is there or the knob is pushed. The wheel changes how fast one gets
 * there, nothing else. The pilot sees the altimeter, but does not watch the annunciator.
 */
public class MentalModel {
    private boolean engaged;
    private boolean expectsLevelOff;
    private int goal;

    public boolean isEngaged() {
        return engaged;
    }

    /** The aircraft is on its way to an altitude, and will stay there. */
    public boolean expectsLevelOff() {
        return expectsLevelOff;
    }

    public int goal() {
        return goal;
    }

    public void engages(int altitude) {
        engaged = true;
        expectsLevelOff = false;
        goal = altitude;
    }

    public void selects(int altitude) {
        if (engaged) {
            goal = altitude;
        }
    }

    /** Pulling the knob when the goal is near does nothing, as the manual says. */
    public void pulls(int altitude) {
        if (engaged && Math.abs(goal - altitude) > Guidance.NEAR) {
            expectsLevelOff = true;
        }
    }

    public void pushes() {
        expectsLevelOff = false;
    }

    /** Reads the altimeter. */
    public void sees(int altitude, boolean isLevel) {
        if (expectsLevelOff && altitude == goal && isLevel) {
            expectsLevelOff = false;
        }
    }

    /** In words, for the debriefing. */
    public String belief() {
        if (!engaged) {
            return "flies by hand";
        }
        return expectsLevelOff ? "levels off at " + goal : "stays as it is";
    }
}
