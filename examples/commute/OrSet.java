// commute at --nodes 3 --ints 0..2
// add(int,int), add(int,int): always
// add(int,int), remove(int,int): a1 != b1 || a2 != b2
// remove(int,int), remove(int,int): always
import glassbox.Declarative;
import glassbox.Tree;

/**
 * An observed-remove set: every addition has a tag of its own, and a removal takes the tags
 * that were seen. Here an operation is what one replica sends to another: the removal of a tag
 * commutes with additions, as no addition has that tag any more.
 */
public class OrSet {
    @Tree Tag first;

    static class Tag {
        int element;
        int tag;
        @Tree Tag next;
    }

    @Declarative
    boolean repOk() {
        for (Tag t = first; t != null; t = t.next) {
            for (Tag u = t.next; u != null; u = u.next) {
                if (t.element == u.element && t.tag == u.tag) {
                    return false;
                }
            }
        }
        return true;
    }

    @Declarative
    private boolean has(int element, int tag) {
        for (Tag t = first; t != null; t = t.next) {
            if (t.element == element && t.tag == tag) {
                return true;
            }
        }
        return false;
    }

    @Declarative
    private boolean isWithin(OrSet other) {
        for (Tag t = first; t != null; t = t.next) {
            if (!other.has(t.element, t.tag)) {
                return false;
            }
        }
        return true;
    }

    @Declarative
    boolean equalTo(OrSet other) {
        return isWithin(other) && other.isWithin(this);
    }

    public void add(int element, int tag) {
        if (!has(element, tag)) {
            Tag t = new Tag();
            t.element = element;
            t.tag = tag;
            t.next = first;
            first = t;
        }
    }

    public void remove(int element, int tag) {
        Tag before = null;
        for (Tag t = first; t != null; t = t.next) {
            if (t.element == element && t.tag == tag) {
                if (before == null) {
                    first = t.next;
                } else {
                    before.next = t.next;
                }
                return;
            }
            before = t;
        }
    }
}
