// explore: violated race|assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhaserLateRegister {
    static int n;
    public static void main(String[] a) throws Exception {
        Phaser p = new Phaser(1);
        Thread t = new Thread(() -> {
            p.register();
            n = 5;
            p.arriveAndDeregister();
        });
        t.start();
        p.arriveAndAwaitAdvance();
        assert n == 5;
    }
}
