// explore: violated assertion
public class SystemPropertySeen {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.setProperty("x", "1"));
        t.start();
        String s = System.getProperty("x");
        t.join();
        assert s == null;
    }
}
