// explore: violated assertion|race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ThisEscapes {
    static volatile ThisEscapes last;
    final int v;
    ThisEscapes() {
        last = this;
        v = 5;
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            ThisEscapes e = last;
            if (e != null)
                assert e.v == 5;
        });
        t.start();
        new ThisEscapes();
        t.join();
    }
}
