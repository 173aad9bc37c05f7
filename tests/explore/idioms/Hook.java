// explore: inconclusive
public class Hook {
    public static void main(String[] a) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { }));
    }
}
