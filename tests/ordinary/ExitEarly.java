// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
public class ExitEarly {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okExit(int k) { if (k == 2) System.exit(1); n = 1; }
    public void badAfter(int k) { if (k == 2) System.exit(1); n = k - 4; }
    public void okHalt(int k) { if (k > 0) Runtime.getRuntime().halt(3); }
    public void okNotAfter(int k) { if (k == 1) System.exit(2); assert k != 1; }
}
