// explore: violated race
public class StaticVsInstance {
    static int n;
    static synchronized void a() {
        n++;
    }
    synchronized void b() {
        n++;
    }
    public static void main(String[] x) throws Exception {
        Thread t = new Thread(StaticVsInstance::a), u = new Thread(new StaticVsInstance()::b);
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
