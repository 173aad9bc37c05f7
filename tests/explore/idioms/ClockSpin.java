// explore: inconclusive
public class ClockSpin {
    public static void main(String[] x) throws Exception {
        long end = System.nanoTime() + 1000;
        while (System.nanoTime() < end) Thread.onSpinWait();
        assert false;
    }
}
