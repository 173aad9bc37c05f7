/** What the vertical guidance of the autopilot is doing. */
public enum Mode {
    /** Nothing: the pilot flies by hand. */
    OFF("", ""),
    /** Holds the altitude at which it was told to. */
    HOLD("HOLD", "altitude hold"),
    /** Climbs or descends to the selected altitude. */
    CLIMB("CLB", "flight level change"),
    /** Close to the selected altitude: rounds out to it. */
    CAPTURE("CAP", "altitude capture"),
    /** Keeps the selected vertical speed, whatever the altitude. */
    VERTICAL_SPEED("V/S", "vertical speed");

    private final String shown;
    private final String spoken;

    Mode(String shown, String spoken) {
        this.shown = shown;
        this.spoken = spoken;
    }

    /** As the annunciator shows it. */
    public String shown() {
        return shown;
    }

    /** As the manual calls it. */
    public String spoken() {
        return spoken;
    }

    /** Whether the aircraft leaves its altitude in this mode. */
    public boolean moves() {
        return this == CLIMB || this == CAPTURE || this == VERTICAL_SPEED;
    }
}
