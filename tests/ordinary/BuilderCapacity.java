// expect: bad... violated, others hold at --ints -1..2
public class BuilderCapacity {
    int n;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okCapacity(int k) { if (k >= 0) new StringBuilder(k); }
    public void badCapacity(int k) { new StringBuilder(k); }
    public void okCaught(int k) { try { new StringBuilder(k); assert k >= 0; } catch (NegativeArraySizeException e) { assert k == -1; } }
}
