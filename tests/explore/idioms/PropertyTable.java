// explore: inconclusive
public class PropertyTable {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.getProperties().setProperty("k", "v"));
        t.start();
        String s = System.getProperty("k");
        t.join();
        assert s == null;
    }
}
