import glassbox.spec.*;

/** As others write: equals, generic classes, overridden methods, inner classes. */
class Styles {
    static class Box<T> {
        T value;
        Box<T> next;
    }

    static class Shelf<T> {
        Box<T> first;
    }

    static class Node {
        int key;

        @Returns("o instanceof Node && o.key = this.key")
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            return o instanceof Node && ((Node) o).key == key;
        }

        @Returns("o instanceof Node && o.key = this.key")
        boolean badEquals(Object o) {
            if (!(o instanceof Node)) {
                return false;
            }
            Node other = (Node) o;
            return other.key <= key;
        }

        @Returns("this.key")
        public int hashCode() {
            return key;
        }
    }

    @Returns("false")
    static boolean badSame(Object a, Node b) {
        return a == b && b != null;
    }

    @Requires("b != null && b.next != null")
    @Returns("b.next.value")
    static Node second(Box<Node> b) {
        return b.next.value;
    }

    @Requires("s != null && s.first != null && s.first.value != null")
    @Returns("s.first.value.key")
    static int key(Shelf<Node> s) {
        return s.first.value.key;
    }

    @Requires("b != null")
    @Ensures("return = b.value")
    @SuppressWarnings("unchecked")
    static Node badRaw(Box b) {
        return (Node) b.value;
    }

    @Requires("b != null")
    @Ensures("return <=> b.value instanceof Integer")
    static boolean isNumber(Box<Object> b) {
        return b.value instanceof Integer;
    }

    @Requires("b != null")
    @Returns("false")
    static boolean badIsNumber(Box<Object> b) {
        return b.value instanceof Integer;
    }

    @Invariant({"this.width >= 0", "this.height >= 0"})
    static class Area {
        int width, height;

        @Requires("w >= 0 && h >= 0")
        @Modifies({"this.width", "this.height"})
        @Ensures({"this.width = w", "this.height = h"})
        void resize(int w, int h) {
            width = w;
            height = h;
        }

        @Requires("w >= 0 && h >= 0")
        @Modifies({"this.width", "this.height"})
        @Ensures({"this.width = w", "this.height = h"})
        void bySuper(int w, int h) {
            width = w;
            height = h;
        }
    }

    @Invariant("this.width = this.height")
    static class Even extends Area {
        @Requires("w = h && w >= 0")
        @Modifies({"this.width", "this.height"})
        @Ensures({"this.width = w", "this.height = w"})
        void bySuper(int w, int h) {
            super.bySuper(w, h);
        }

        @Requires("w = h && w >= 0")
        @Modifies({"this.width", "this.height"})
        void resize(int w, int h) {
            width = h;
            height = h;
        }
    }

    /** Its own specification is kept, that of the method it overrides is not. */
    static class Liar extends Area {
        @Requires("w >= 0")
        @Modifies({"this.width", "this.height"})
        @Ensures("this.width = w")
        void resize(int w, int ignored) {
            width = w;
        }
    }

    int base;

    class Inner {
        int offset;

        @Returns("this.this$0.base + this.offset")
        int place() {
            return base + offset;
        }
    }
}
