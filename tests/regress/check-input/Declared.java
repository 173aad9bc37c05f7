import glassbox.Declarative;

/** Final fields with a number, read by name, through this, and of another object. */
public class Declared {
    private final int capacity = 300;
    private final long most = 1L << 40;
    private final double half = 0.5;
    private final boolean strict = true;
    private final char mark = 'x';
    final int given;
    int used;

    Declared(int given) {
        this.given = given;
    }

    public void use() {
        assert this.capacity == 300 && this.most == 1L << 40 && this.half == 0.5 && this.strict && this.mark == 'x';
        if (used < capacity) {
            used++;
        }
    }

    public void compare(Declared other) {
        if (other != null) {
            assert other.capacity == this.capacity;
        }
    }

    /** This one is not known. */
    public void ask() {
        assert given == 0;
    }

    @Declarative
    boolean repOk() {
        return used >= 0 && used <= this.capacity;
    }
}
