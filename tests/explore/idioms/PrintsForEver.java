// explore: holds
/** It goes on for ever, and that is what it is for. */
public class PrintsForEver {
    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            while (true)
                System.out.println("tick");
        }).start();
    }
}
