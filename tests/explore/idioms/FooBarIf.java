// explore: violated assertion|deadlock
/* LeetCode 1115 with an `if` and two that print bar. */
public class FooBarIf {
    private boolean fooTurn = true;
    private final StringBuilder out = new StringBuilder();

    synchronized void foo() throws InterruptedException {
        if (!fooTurn)
            wait();
        out.append("f");
        fooTurn = false;
        notifyAll();
    }

    synchronized void bar() throws InterruptedException {
        if (fooTurn)
            wait();
        out.append("b");
        fooTurn = true;
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        FooBarIf f = new FooBarIf();
        Thread[] t = new Thread[2];
        for (int i = 0; i < 2; i++) {
            t[i] = new Thread(() -> {
                try {
                    f.bar();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            t[i].start();
        }
        f.foo();
        f.foo();
        t[0].join();
        t[1].join();
        assert f.out.toString().equals("fbfb");
    }
}
