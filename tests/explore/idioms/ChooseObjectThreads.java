// explore: violated assertion
import glassbox.Choose;
public class ChooseObjectThreads {
    static class Acc { volatile int v; final int id; Acc(int id) { this.id = id; } }
    static Acc x = new Acc(1), y = new Acc(2);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Choose.object(Acc.class).v = 1), u = new Thread(() -> Choose.object(Acc.class).v = 2);
        t.start(); u.start(); t.join(); u.join();
        assert !(x.v == 2 && y.v == 1);
    }
}
