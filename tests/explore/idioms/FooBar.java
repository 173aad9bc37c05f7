// explore: holds
import java.util.concurrent.Semaphore;

/* LeetCode 1115. */
public class FooBar {
    private final int n = 2;
    private final Semaphore foo = new Semaphore(1), bar = new Semaphore(0);
    private final StringBuilder out = new StringBuilder();

    void foo() throws InterruptedException {
        for (int i = 0; i < n; i++) {
            foo.acquire();
            out.append("foo");
            bar.release();
        }
    }

    void bar() throws InterruptedException {
        for (int i = 0; i < n; i++) {
            bar.acquire();
            out.append("bar");
            foo.release();
        }
    }

    public static void main(String[] args) throws Exception {
        FooBar f = new FooBar();
        Thread t = new Thread(() -> {
            try {
                f.bar();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        f.foo();
        t.join();
        assert f.out.toString().equals("foobarfoobar");
    }
}
