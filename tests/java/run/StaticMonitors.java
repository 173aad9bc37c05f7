// The monitor of a static synchronized method is its class's; all are left on exceptions.
public class StaticMonitors {
    static synchronized void stands() {
        System.out.println("held " + Thread.holdsLock(StaticMonitors.class));
        StaticMonitors.class.notifyAll();
    }

    static synchronized void fails() {
        throw new IllegalStateException("static");
    }

    synchronized int recurse(int n) {
        return n == 0 ? (Thread.holdsLock(this) ? 1 : 0) : recurse(n - 1);
    }

    int nest(int n) {
        synchronized (this) {
            return nest(n + 1) + 1;
        }
    }

    static void held(String what, Object o) {
        System.out.println(what + " " + Thread.holdsLock(o));
    }

    public static void main(String[] args) throws Exception {
        stands();
        held("after", StaticMonitors.class);
        try {
            fails();
        } catch (IllegalStateException e) {
            held(e.getMessage(), StaticMonitors.class);
        }
        synchronized (StaticMonitors.class) {
            stands();
            held("inside", StaticMonitors.class);
        }
        held("outside", StaticMonitors.class);
        try {
            StaticMonitors.class.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        StaticMonitors object = new StaticMonitors();
        System.out.println(object.recurse(5));
        held("object", object);
        try {
            object.nest(0);
        } catch (StackOverflowError e) {
            held("overflow", object);
        }
        Runnable reference = StaticMonitors::stands;
        reference.run();
    }
}
