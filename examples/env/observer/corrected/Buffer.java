import java.util.Vector;

/** The container of watchers: environment. */
@SuppressWarnings("serial")
public class Buffer extends Vector<Watcher> {
    public void register(Watcher w) {
        if (!contains(w)) {
            addElement(w);
            w.registered = true;
        }
    }

    public boolean unregister(Watcher w) {
        if (super.removeElement(w)) {
            w.registered = false;
            return true;
        }
        return false;
    }

    public Watcher removeFirst() {
        Watcher result = elementAt(0);
        removeElement(result);
        return result;
    }

    public void copy(Buffer to) {
        for (int i = 0; i < size(); i++) {
            to.addElement(elementAt(i));
        }
    }
}
