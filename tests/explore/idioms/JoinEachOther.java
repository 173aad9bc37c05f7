// explore: violated deadlock
public class JoinEachOther {
    static volatile Thread a, b;
    public static void main(String[] args) throws Exception {
        a = new Thread(() -> { try { b.join(); } catch (InterruptedException e) { } });
        b = new Thread(() -> { try { a.join(); } catch (InterruptedException e) { } });
        a.start(); b.start();
    }
}
