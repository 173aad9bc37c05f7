// explore: violated assertion
/* The volatile field is read twice. */
public class PublishedTwice {
    record Point(int x, int y) { }
    static volatile Point p = new Point(0, 0);
    public static void main(String[] args) {
        new Thread(() -> p = new Point(1, 1)).start();
        assert p.x() == p.y();
    }
}
