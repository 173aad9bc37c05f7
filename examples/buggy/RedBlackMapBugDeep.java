// expect: violated invariant remove at --nodes 7
import glassbox.Declarative;
import glassbox.Tree;

/**
 * {@code RedBlackMap} with a bug: as in RedBlackMapBugRotate, but on the other side, which
 * needs nodes that are filled last.
 */
public class RedBlackMapBugDeep {
    private static final boolean RED = false;
    private static final boolean BLACK = true;

    static class Entry {
        int key;
        Object value;
        @Tree Entry left;
        @Tree Entry right;
        Entry parent;
        boolean color = BLACK;

        Entry(int key, Object value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    @Tree Entry root;
    int size;

    public boolean isEmpty() {
        return size == 0;
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
            size = 1;
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
        size++;
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

    public void clear() {
        size = 0;
        root = null;
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
                    e = parentOf(parentOf(e));
                } else {
                    if (e == rightOf(parentOf(e))) {
                        e = parentOf(e);
                        rotateLeft(e);
                    }
                    setColor(parentOf(e), BLACK);
                    setColor(parentOf(parentOf(e)), RED);
                    rotateRight(parentOf(parentOf(e)));
                }
            } else {
                Entry uncle = leftOf(parentOf(parentOf(e)));
                if (colorOf(uncle) == RED) {
                    setColor(parentOf(e), BLACK);
                    setColor(uncle, BLACK);
                    setColor(parentOf(parentOf(e)), RED);
                    e = parentOf(parentOf(e));
                } else {
                    if (e == leftOf(parentOf(e))) {
                        e = parentOf(e);
                        rotateRight(e);
                    }
                    setColor(parentOf(e), BLACK);
                    setColor(parentOf(parentOf(e)), RED);
                    rotateLeft(parentOf(parentOf(e)));
                }
            }
        }
        root.color = BLACK;
    }

    /** Unlinks the entry; one with two children takes over its successor's contents first. */
    private void deleteEntry(Entry e) {
        size--;
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
                    sibling = rightOf(parentOf(e));
                }
                if (colorOf(leftOf(sibling)) == BLACK && colorOf(rightOf(sibling)) == BLACK) {
                    setColor(sibling, RED);
                    e = parentOf(e);
                } else {
                    if (colorOf(rightOf(sibling)) == BLACK) {
                        setColor(leftOf(sibling), BLACK);
                        setColor(sibling, RED);
                        rotateRight(sibling);
                        sibling = rightOf(parentOf(e));
                    }
                    setColor(sibling, colorOf(parentOf(e)));
                    setColor(parentOf(e), BLACK);
                    setColor(rightOf(sibling), BLACK);
                    rotateLeft(parentOf(e));
                    e = root;
                }
            } else {
                Entry sibling = leftOf(parentOf(e));
                if (colorOf(sibling) == RED) {
                    setColor(sibling, BLACK);
                    setColor(parentOf(e), RED);
                    rotateRight(parentOf(e));
                    sibling = leftOf(parentOf(e));
                }
                if (colorOf(rightOf(sibling)) == BLACK && colorOf(leftOf(sibling)) == BLACK) {
                    setColor(sibling, RED);
                    e = parentOf(e);
                } else {
                    if (colorOf(leftOf(sibling)) == BLACK) {
                        setColor(rightOf(sibling), BLACK);
                        setColor(sibling, RED);
                        rotateLeft(sibling);
                        sibling = leftOf(parentOf(e));
                    }
                    setColor(sibling, colorOf(parentOf(e)));
                    setColor(parentOf(e), BLACK);
                    setColor(leftOf(sibling), BLACK);
                    rotateRight(parentOf(e));
                    e = root;
                }
            }
        }
        setColor(e, BLACK);
    }

    // The invariant, one method for each part.

    @Declarative
    boolean repOk() {
        return (root == null || root.parent == null && root.color == BLACK)
                && hasParents(root)
                && isOrdered(root, null, null)
                && isColored(root)
                && isBalanced(root)
                && size == count(root);
    }

    /** Children point back at their parents. */
    @Declarative
    private static boolean hasParents(Entry e) {
        return e == null
                || (e.left == null || e.left.parent == e)
                        && (e.right == null || e.right.parent == e)
                        && hasParents(e.left)
                        && hasParents(e.right);
    }

    /** Keys lie between those of the ancestors that the entry hangs under. */
    @Declarative
    private static boolean isOrdered(Entry e, Entry low, Entry high) {
        return e == null
                || (low == null || low.key < e.key)
                        && (high == null || e.key < high.key)
                        && isOrdered(e.left, low, e)
                        && isOrdered(e.right, e, high);
    }

    /** No red entry has a red child. */
    @Declarative
    private static boolean isColored(Entry e) {
        return e == null
                || (e.color == BLACK || isBlack(e.left) && isBlack(e.right))
                        && isColored(e.left)
                        && isColored(e.right);
    }

    @Declarative
    private static boolean isBlack(Entry e) {
        return e == null || e.color == BLACK;
    }

    /** Every way down meets the same number of black entries. */
    @Declarative
    private static boolean isBalanced(Entry e) {
        return e == null
                || blackHeight(e.left) == blackHeight(e.right)
                        && isBalanced(e.left)
                        && isBalanced(e.right);
    }

    /** Black entries on the way down to the left. */
    @Declarative
    private static int blackHeight(Entry e) {
        return e == null ? 0 : blackHeight(e.left) + (e.color == BLACK ? 1 : 0);
    }

    @Declarative
    private static int count(Entry e) {
        return e == null ? 0 : 1 + count(e.left) + count(e.right);
    }
}
