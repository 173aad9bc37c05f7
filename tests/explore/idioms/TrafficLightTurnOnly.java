// explore: violated assertion
/* Turning the light is locked, crossing is not. */
public class TrafficLightTurnOnly {
    private volatile int green = 1;

    void carArrived(int road) {
        synchronized (this) {
            if (green != road)
                green = road;
        }
        assert green == road;
    }

    public static void main(String[] args) {
        TrafficLightTurnOnly l = new TrafficLightTurnOnly();
        new Thread(() -> l.carArrived(1)).start();
        new Thread(() -> l.carArrived(2)).start();
    }
}
