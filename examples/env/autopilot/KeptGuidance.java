/** The corrected guidance: the wheel does nothing during capture, which comes to its end. */
public class KeptGuidance extends Guidance {
    @Override
    public void turnSpeed(int steps, Aircraft aircraft) {
        if (mode() != Mode.CAPTURE) {
            super.turnSpeed(steps, aircraft);
        }
    }
}
