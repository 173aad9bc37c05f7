import glassbox.Choose;

/** What another thread made is reachable as long as that thread needs it. */
public class ChooseThreads {
    static class Mark {
        volatile boolean set;
    }

    public static void main(String[] none) throws InterruptedException {
        Thread t = new Thread(() -> {
            Mark mine = new Mark();
            mine.set = true;
            Thread.yield();
            assert mine.set;
        });
        t.start();
        Mark m = Choose.objectOrNull(Mark.class);
        assert m == null || m != new Mark();
        t.join();
        assert Choose.object(Thread.class) != null;
    }
}
