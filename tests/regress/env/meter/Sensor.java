/** The environment: readings that rise by three. */
public class Sensor {
    private int last = 2;

    public int next() {
        last += 3;
        return last;
    }
}
