/**
 * The aircraft, as far as its autopilot is concerned. Altitudes are counted in steps of 500
 * feet, vertical speeds in steps for one unit of time.
 */
public class Aircraft {
    /** Nobody trains above this. */
    public static final int CEILING = 6;
    /** Steps of vertical speed, up or down. */
    public static final int FASTEST = 1;

    private int altitude;
    private int verticalSpeed;

    public int altitude() {
        return altitude;
    }

    public int verticalSpeed() {
        return verticalSpeed;
    }

    public void setVerticalSpeed(int steps) {
        verticalSpeed = Math.max(-FASTEST, Math.min(FASTEST, steps));
    }

    /** One unit of time. */
    public void advance() {
        int next = altitude + verticalSpeed;
        if (next < 0) {
            next = 0;
            verticalSpeed = 0;
        }
        if (next > CEILING) {
            next = CEILING;
            verticalSpeed = 0;
        }
        altitude = next;
    }

    /** Feet, for displays. */
    public int feet() {
        return altitude * 500;
    }

    /** Feet a minute, for displays. */
    public int feetPerMinute() {
        return verticalSpeed * 1500;
    }

    public boolean isLevel() {
        return verticalSpeed == 0;
    }
}
