// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Appointments by time, none before the clock. */
public class Agenda {
    static class Item {
        int time;
        Object what;
        @Tree Item later;
    }

    @Tree Item next;
    int now;

    public void plan(int time, Object what) {
        if (time < now) return;
        Item made = new Item();
        made.time = time;
        made.what = what;
        if (next == null || time < next.time) {
            made.later = next;
            next = made;
            return;
        }
        Item i = next;
        while (i.later != null && i.later.time <= time) i = i.later;
        made.later = i.later;
        i.later = made;
    }

    public Object step() {
        if (next == null) return null;
        Item i = next;
        now = i.time;
        next = i.later;
        return i.what;
    }

    @Declarative
    boolean repOk() {
        if (next != null && next.time < now) return false;
        for (Item i = next; i != null && i.later != null; i = i.later)
            if (i.time > i.later.time) return false;
        return true;
    }
}
