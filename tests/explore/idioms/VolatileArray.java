// explore: violated race
public class VolatileArray {
    static volatile int[] data = new int[1];
    public static void main(String[] a) throws Exception {
        new Thread(() -> data[0] = 1).start();
        if (data[0] == 1) System.out.println("seen");
    }
}
