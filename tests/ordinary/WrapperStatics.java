// expect: bad... violated, others hold at --ints 0..3
public class WrapperStatics {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okInts(int k) { assert Integer.sum(k, 1) == Integer.max(k, k + 1); assert Integer.toBinaryString(k).length() <= 2; assert Integer.valueOf("" + k) == k; }
    public void badInts(int k) { assert !Integer.toBinaryString(k).equals("11"); }
    public void okLongs(int k) { assert Long.toString(k).length() == 1 && Long.valueOf(k).hashCode() == k && Long.compare(k, 4) < 0; }
    public void okBool(int k) { assert Boolean.parseBoolean("" + (k == 1)) == (k == 1); assert Boolean.valueOf(k == 1) == Boolean.valueOf(k == 1); }
    public void badDecode(int k) { Integer.decode("0x" + k + "g"); }
}
