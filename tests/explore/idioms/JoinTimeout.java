// explore: violated race|assertion
public class JoinTimeout {
    static int result;
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 1);
        t.start();
        t.join(1000);
        assert result == 1 : "joined too early";
    }
}
