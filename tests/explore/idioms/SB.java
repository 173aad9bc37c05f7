// explore: violated assertion at --races ignore
public class SB { // message passing without volatile: order r1=1,r2=0 is impossible in SC, so ask for 1,1
    static int x, y, r1, r2;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            r1 = y;
        }), u = new Thread(() -> {
            y = 1;
            r2 = x;
        });
        t.start();
        u.start();
        t.join();
        u.join();
        assert !(r1 == 1 && r2 == 1);
    }
}
