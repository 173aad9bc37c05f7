// explore: violated assertion
public class RecordsReadTwice {
    record Pos(int x, int y) { }
    static volatile Pos pos = new Pos(0, 0);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> pos = new Pos(1, 1));
        t.start();
        int x = pos.x(), y = pos.y();
        t.join();
        assert x == y;
    }
}
