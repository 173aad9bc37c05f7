// explore: holds
public class ArraySlots {
    public static void main(String[] args) throws InterruptedException {
        final int[] slots = new int[3];
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) { final int k = i; ts[i] = new Thread(() -> slots[k] = k + 1); ts[i].start(); }
        int sum = 0;
        for (int i = 0; i < 3; i++) { ts[i].join(); sum += slots[i]; }
        assert sum == 6;
    }
}
