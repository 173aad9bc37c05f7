import java.util.Observable;

/** Figure 2 of 004: asks whether the watcher is still registered, and notifies it, under one lock. */
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
            synchronized (this) {
                if (cw != null && cw.registered) {
                    assert cw.registered : "only registered watchers are notified";
                    cw.update(this, arg);
                }
            }
        }
    }
}
