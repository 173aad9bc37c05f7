// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;

/** A throws clause that has all errors in it does not mean that assertions may fail. */
public class ThrowsAll {
    int n;

    @Declarative public boolean repOk() { return true; }

    public void badAll() throws Throwable { assert n < 2; }

    public void badErrors() throws Error { assert n < 2; }

    public void okNamed() throws AssertionError { assert n < 2; }

    public void okOthers() throws Throwable { if (n > 1) throw new Exception(); }
}
