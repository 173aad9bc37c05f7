/** Herlihy and Shavit's LockOne: both say that they want in, and both wait for the other, looking all the time. */
public class LockOne {
    static volatile boolean flag0, flag1;
    static int inside;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag1 = true;
            while (flag0) { }
            inside++;
            flag1 = false;
        });
        t.start();
        flag0 = true;
        while (flag1) { }
        inside++;
        flag0 = false;
        t.join();
    }
}
