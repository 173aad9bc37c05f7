// explore: holds
public class Locals {
    static final ThreadLocal<int[]> L = ThreadLocal.withInitial(() -> new int[1]);
    static final InheritableThreadLocal<String> I = new InheritableThreadLocal<>();
    public static void main(String[] a) throws Exception {
        I.set("p");
        Runnable r = () -> {
            L.get()[0]++;
            L.get()[0]++;
            assert L.get()[0] == 2;
            assert I.get().equals("p");
            I.set("q");
            L.remove();
            assert L.get()[0] == 0;
        };
        Thread t = new Thread(r), u = new Thread(r);
        t.start();
        u.start();
        t.join();
        u.join();
        assert I.get().equals("p");
    }
}
