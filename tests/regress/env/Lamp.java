public class Lamp {
    public boolean broken;
    private boolean on;

    public Lamp(int watts) {
        assert watts > 0;
    }

    public void press() {
        assert !broken;
        on = !on;
    }

    public boolean isOn(String room) {
        return on;
    }
}
