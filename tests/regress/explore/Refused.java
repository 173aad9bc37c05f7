public class Refused {
    public static void main(String[] none) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
    }
}
