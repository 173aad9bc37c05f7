import java.util.Observable;

/** Figure 2 of 004: notifies outside the lock, so that a watcher may have left meanwhile. */
@SuppressWarnings("deprecation")
public class Subject extends Observable {
    boolean changed = false;
    Buffer obs;

    public Subject() {
        obs = new Buffer();
    }

    public void changeState() {
        setChanged();
        notifyAll(null);
    }

    public synchronized void add(Watcher o) {
        obs.register(o);
    }

    public synchronized void delete(Watcher o) {
        obs.unregister(o);
    }

    @Override
    protected synchronized void setChanged() {
        changed = true;
    }

    private void notifyAll(Object arg) {
        Buffer lb = new Buffer();
        synchronized (this) {
            if (!changed) {
                return;
            }
            obs.copy(lb);
            changed = false;
        }
        while (!lb.isEmpty()) {
            Watcher cw = lb.removeFirst();
            assert isRegistered(cw) : "only registered watchers are notified";
            cw.update(this, arg);
        }
    }

    private synchronized boolean isRegistered(Watcher w) {
        return w.registered;
    }
}
