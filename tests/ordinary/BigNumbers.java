// expect: bad... violated, others hold at --ints 0..3
public class BigNumbers {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okBig(int k) { java.math.BigInteger b = java.math.BigInteger.valueOf(k).pow(3); assert b.intValue() == k * k * k; }
    public void badBig(int k) { assert !java.math.BigInteger.valueOf(k).add(java.math.BigInteger.TEN).toString().equals("12"); }
    public void badDivide(int k) { java.math.BigInteger.ONE.divide(java.math.BigInteger.valueOf(k)); }
    public void okDecimal(int k) { assert new java.math.BigDecimal("1.50").compareTo(new java.math.BigDecimal("1.5")) == 0; }
    public void badDecimal(int k) { assert new java.math.BigDecimal("1.50").equals(new java.math.BigDecimal("1.5")); }
}
