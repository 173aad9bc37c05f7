// expect: bad... violated, others hold at --nodes 1
import glassbox.*;

/** A group's members are shapes, and some of these are other groups; a member knows its group. */
public class GroupsWithin {
    interface Shape {
        int area();
    }

    static final class Dot implements Shape {
        public int area() {
            return 0;
        }
    }

    static final class Group implements Shape {
        @Tree Member first;

        public int area() {
            return first == null || first.shape == null || first.shape == this ? 0 : 1;
        }
    }

    static final class Member {
        Shape shape;
        Group owner;
    }

    private Shape shape;
    private Group one;
    private Group other;

    @Declarative
    public boolean repOk() {
        return one != null && other != null;
    }

    public void badWithin() {
        if (one.first == null || !(one.first.shape instanceof Group)) return;
        Group inner = (Group) one.first.shape;
        assert inner == one || inner.first == null;
    }

    public void badOwner() {
        assert one.first == null || one == other || one.first.owner != other;
    }

    public void badDots() {
        assert !(shape instanceof Group) || ((Group) shape).first == null
                || !(((Group) shape).first.shape instanceof Dot);
    }

    /** The members of two groups are apart. */
    public void apart() {
        assert one == other || one.first == null || one.first != other.first;
    }

    public void adopt() {
        if (one.first != null) one.first.owner = one;
        if (other.first != null) other.first.owner = other;
        assert one.first == null || one == other || one.first.owner == one;
    }
}
