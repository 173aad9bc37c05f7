// explore: violated race; only reduced
/** Who clones an array reads it. */
public class CloneBeside {
    public static void main(String[] args) throws Exception {
        int[] shared = new int[2];
        Thread writer = new Thread(() -> shared[1] = 3);
        writer.start();
        int[] copy = shared.clone();
        writer.join();
        assert copy[0] == 0;
    }
}
