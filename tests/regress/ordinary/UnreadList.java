import java.util.*;

/** The list makes the states many; the operation, which reads a message, does not look at it. */
public class UnreadList {
    List<String> log, read;
    int n;

    @glassbox.Declarative public boolean repOk() {
        return n >= 0;
    }

    public void divide(int k) {
        try {
            n = 6 / k;
        } catch (ArithmeticException e) {
            assert e.getMessage().equals("/ by zero") && k == 0;
        }
    }

    public void wrong(int k) {
        try {
            n = 6 / k;
        } catch (ArithmeticException e) {
            assert e.getMessage().isEmpty();
        }
    }
}
