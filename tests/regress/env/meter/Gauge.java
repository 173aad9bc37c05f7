/** The unit: remembers the highest reading. */
public class Gauge {
    private final Sensor sensor = new Sensor();
    int highest;

    public void read() {
        int now = sensor.next();
        if (now > highest) {
            highest = now;
        }
    }
}
