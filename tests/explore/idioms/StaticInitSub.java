// explore: violated deadlock
public class StaticInitSub { // the superclass makes an object of its subclass
    static class Sup {
        static final Sup DEFAULT = new Sub();
    }
    static class Sub extends Sup {
        static int n = one();
        static int one() {
            return 1;
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            Object o = Sup.DEFAULT;
        }), u = new Thread(() -> {
            new Sub();
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
