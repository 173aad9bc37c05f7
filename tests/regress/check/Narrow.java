import glassbox.Declarative;

/** What is narrowed: a char has no sign, a short and a byte have one. */
public class Narrow {
    char c;
    short s;
    byte b;

    @Declarative boolean repOk() { return true; }

    public void down() {
        c--;
        s--;
        b--;
        assert c >= 0 && c != s && s >= -1 && b == (byte) s;
    }

    public void times() {
        c = (char) (c * 40000);
        s = (short) (s * 40000);
        b = (byte) (b * 200);
        assert c >= 0 && s <= 0 && b <= 0;
    }

    public void wrong() {
        c = (char) -c;
        assert c <= 1;
    }
}
