// the main class's own static initializer fails: error on standard error, exit code 1
public class UncaughtMainInit {
    static int[] data = new int[3];

    static {
        System.out.println("initializing");
        for (int i = 0; i <= data.length; i++) data[i] = i;
    }

    public static void main(String[] args) {
        System.out.println("not reached");
    }
}
