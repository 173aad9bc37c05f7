// explore: violated assertion
public class PropertyCounter {
    public static void main(String[] args) throws Exception {
        Runnable r = () -> System.setProperty("n", String.valueOf(Integer.getInteger("n", 0) + 1));
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert Integer.getInteger("n") == 2;
    }
}
