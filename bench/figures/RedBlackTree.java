import glassbox.Declarative;
import glassbox.Ghost;
import glassbox.Range;
import glassbox.Tree;

/**
 * The red-black tree of Figure 23, with the invariant of Figure 10: parents, colours and black
 * heights, all of them local; nothing is said about the order of keys. It is the map of the
 * examples otherwise. Who changes a colour, or hangs a node under another, mends the black
 * heights.
 */
public class RedBlackTree {
    private static final boolean RED = false;
    private static final boolean BLACK = true;

    static class Entry {
        int key;
        Object value;
        @Tree Entry left;
        @Tree Entry right;
        Entry parent;
        boolean color = BLACK;

        /** Black entries on any way down from here, this one included. */
        @Ghost @Range(min = 0, max = 15) int blackHeight;

        Entry(int key, Object value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        @Declarative
        boolean repOkLocal() {
            return (left == null || left.parent == this)
                    && (right == null || right.parent == this)
                    && (color == BLACK || isBlack(left) && isBlack(right))
                    && blackHeight(left) == blackHeight(right)
                    && blackHeight == blackHeight(left) + (color == BLACK ? 1 : 0);
        }
    }

    @Tree Entry root;

    @Declarative
    private static boolean isBlack(Entry e) {
        return e == null || e.color == BLACK;
    }

    @Declarative
    private static int blackHeight(Entry e) {
        return e == null ? 0 : e.blackHeight;
    }

    @Declarative
    boolean repOk() {
        return root == null || root.parent == null && root.color == BLACK;
    }

    /** The black height of an entry whose left child has the right one. */
    private static void mend(Entry e) {
        if (e != null) {
            mendFrom(e, e.left);
        }
    }

    private static void mendFrom(Entry e, Entry child) {
        e.blackHeight = blackHeight(child) + (e.color == BLACK ? 1 : 0);
    }

    /** The value under the key, or null. */
    public Object get(int key) {
        Entry e = getEntry(key);
        return e == null ? null : e.value;
    }

    /** Puts the value under the key and gives back the one it replaces, or null. */
    public Object put(int key, Object value) {
        if (root == null) {
            root = new Entry(key, value, null);
            mend(root);
            return null;
        }
        Entry parent;
        Entry e = root;
        do {
            parent = e;
            if (key < e.key) {
                e = e.left;
            } else if (key > e.key) {
                e = e.right;
            } else {
                Object old = e.value;
                e.value = value;
                return old;
            }
        } while (e != null);
        e = new Entry(key, value, parent);
        if (key < parent.key) {
            parent.left = e;
        } else {
            parent.right = e;
        }
        fixAfterInsertion(e);
        return null;
    }

    /** Takes the key out and gives back its value, or null. */
    public Object remove(int key) {
        Entry e = getEntry(key);
        if (e == null) {
            return null;
        }
        Object old = e.value;
        deleteEntry(e);
        return old;
    }

    private Entry getEntry(int key) {
        Entry e = root;
        while (e != null) {
            if (key < e.key) {
                e = e.left;
            } else if (key > e.key) {
                e = e.right;
            } else {
                return e;
            }
        }
        return null;
    }

    /** The entry with the next greater key, or null. */
    private static Entry successor(Entry e) {
        if (e == null) {
            return null;
        }
        if (e.right != null) {
            Entry next = e.right;
            while (next.left != null) {
                next = next.left;
            }
            return next;
        }
        Entry above = e.parent;
        Entry child = e;
        while (above != null && child == above.right) {
            child = above;
            above = above.parent;
        }
        return above;
    }

    // What null stands for: a black leaf without relatives.

    private static boolean colorOf(Entry e) {
        return e == null ? BLACK : e.color;
    }

    private static Entry parentOf(Entry e) {
        return e == null ? null : e.parent;
    }

    private static Entry leftOf(Entry e) {
        return e == null ? null : e.left;
    }

    private static Entry rightOf(Entry e) {
        return e == null ? null : e.right;
    }

    private static void setColor(Entry e, boolean color) {
        if (e != null) {
            e.color = color;
        }
    }

    private void rotateLeft(Entry e) {
        if (e == null) {
            return;
        }
        Entry r = e.right;
        e.right = r.left;
        if (r.left != null) {
            r.left.parent = e;
        }
        r.parent = e.parent;
        if (e.parent == null) {
            root = r;
        } else if (e.parent.left == e) {
            e.parent.left = r;
        } else {
            e.parent.right = r;
        }
        r.left = e;
        e.parent = r;
    }

    private void rotateRight(Entry e) {
        if (e == null) {
            return;
        }
        Entry l = e.left;
        e.left = l.right;
        if (l.right != null) {
            l.right.parent = e;
        }
        l.parent = e.parent;
        if (e.parent == null) {
            root = l;
        } else if (e.parent.right == e) {
            e.parent.right = l;
        } else {
            e.parent.left = l;
        }
        l.right = e;
        e.parent = l;
    }

    /** Mends two red nodes in a row, starting at a new leaf. */
    private void fixAfterInsertion(Entry e) {
        e.color = RED;
        while (e != null && e != root && e.parent.color == RED) {
            if (parentOf(e) == leftOf(parentOf(parentOf(e)))) {
                Entry uncle = rightOf(parentOf(parentOf(e)));
                if (colorOf(uncle) == RED) {
                    setColor(parentOf(e), BLACK);
                    setColor(uncle, BLACK);
                    setColor(parentOf(parentOf(e)), RED);
                    mend(parentOf(e));
                    mend(uncle);
                    mend(parentOf(parentOf(e)));
                    e = parentOf(parentOf(e));
                } else {
                    if (e == rightOf(parentOf(e))) {
                        e = parentOf(e);
                        rotateLeft(e);
                    }
                    setColor(parentOf(e), BLACK);
                    setColor(parentOf(parentOf(e)), RED);
                    rotateRight(parentOf(parentOf(e)));
                    mend(rightOf(parentOf(e)));
                    mend(parentOf(e));
                }
            } else {
                Entry uncle = leftOf(parentOf(parentOf(e)));
                if (colorOf(uncle) == RED) {
                    setColor(parentOf(e), BLACK);
                    setColor(uncle, BLACK);
                    setColor(parentOf(parentOf(e)), RED);
                    mend(parentOf(e));
                    mend(uncle);
                    mend(parentOf(parentOf(e)));
                    e = parentOf(parentOf(e));
                } else {
                    if (e == leftOf(parentOf(e))) {
                        e = parentOf(e);
                        rotateRight(e);
                    }
                    setColor(parentOf(e), BLACK);
                    setColor(parentOf(parentOf(e)), RED);
                    rotateLeft(parentOf(parentOf(e)));
                    mend(leftOf(parentOf(e)));
                    mend(parentOf(e));
                }
            }
        }
        root.color = BLACK;
        mend(root);
    }

    /** Unlinks the entry; one with two children takes over its successor's contents first. */
    private void deleteEntry(Entry e) {
        if (e.left != null && e.right != null) {
            Entry next = successor(e);
            e.key = next.key;
            e.value = next.value;
            e = next;
        }
        Entry replacement = e.left != null ? e.left : e.right;
        if (replacement != null) {
            replacement.parent = e.parent;
            if (e.parent == null) {
                root = replacement;
            } else if (e == e.parent.left) {
                e.parent.left = replacement;
            } else {
                e.parent.right = replacement;
            }
            e.left = null;
            e.right = null;
            e.parent = null;
            if (e.color == BLACK) {
                fixAfterDeletion(replacement);
            }
        } else if (e.parent == null) {
            root = null;
        } else {
            // A leaf: it stands for its own replacement until the tree is mended.
            if (e.color == BLACK) {
                e.blackHeight--;
                fixAfterDeletion(e);
            }
            if (e.parent != null) {
                if (e == e.parent.left) {
                    e.parent.left = null;
                } else if (e == e.parent.right) {
                    e.parent.right = null;
                }
                e.parent = null;
            }
        }
    }

    /** Mends the black height, which is one too small at and below the entry. */
    private void fixAfterDeletion(Entry e) {
        while (e != root && colorOf(e) == BLACK) {
            if (e == leftOf(parentOf(e))) {
                Entry sibling = rightOf(parentOf(e));
                if (colorOf(sibling) == RED) {
                    setColor(sibling, BLACK);
                    setColor(parentOf(e), RED);
                    rotateLeft(parentOf(e));
                    mendFrom(parentOf(e), rightOf(parentOf(e)));
                    mendFrom(sibling, sibling.right);
                    sibling = rightOf(parentOf(e));
                }
                if (colorOf(leftOf(sibling)) == BLACK && colorOf(rightOf(sibling)) == BLACK) {
                    setColor(sibling, RED);
                    mend(sibling);
                    e = parentOf(e);
                    mend(e);
                } else {
                    if (colorOf(rightOf(sibling)) == BLACK) {
                        setColor(leftOf(sibling), BLACK);
                        setColor(sibling, RED);
                        rotateRight(sibling);
                        mend(sibling);
                        sibling = rightOf(parentOf(e));
                        mend(sibling);
                    }
                    setColor(sibling, colorOf(parentOf(e)));
                    setColor(parentOf(e), BLACK);
                    setColor(rightOf(sibling), BLACK);
                    rotateLeft(parentOf(e));
                    mend(rightOf(sibling));
                    mend(parentOf(e));
                    mend(sibling);
                    e = root;
                }
            } else {
                Entry sibling = leftOf(parentOf(e));
                if (colorOf(sibling) == RED) {
                    setColor(sibling, BLACK);
                    setColor(parentOf(e), RED);
                    rotateRight(parentOf(e));
                    mendFrom(parentOf(e), leftOf(parentOf(e)));
                    mendFrom(sibling, sibling.left);
                    sibling = leftOf(parentOf(e));
                }
                if (colorOf(rightOf(sibling)) == BLACK && colorOf(leftOf(sibling)) == BLACK) {
                    setColor(sibling, RED);
                    mend(sibling);
                    e = parentOf(e);
                    mend(e);
                } else {
                    if (colorOf(leftOf(sibling)) == BLACK) {
                        setColor(rightOf(sibling), BLACK);
                        setColor(sibling, RED);
                        rotateLeft(sibling);
                        mend(sibling);
                        sibling = leftOf(parentOf(e));
                        mend(sibling);
                    }
                    setColor(sibling, colorOf(parentOf(e)));
                    setColor(parentOf(e), BLACK);
                    setColor(leftOf(sibling), BLACK);
                    rotateRight(parentOf(e));
                    mend(leftOf(sibling));
                    mend(parentOf(e));
                    mend(sibling);
                    e = root;
                }
            }
        }
        setColor(e, BLACK);
        mend(e);
    }
}
