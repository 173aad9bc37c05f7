// expect: bad... violated, others hold at --ints 0..3
public class BuilderEdits {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okReverse(int k) { String s = new StringBuilder("ab").append(k).reverse().toString(); assert s.charAt(2) == 'a' && s.charAt(0) - '0' == k; }
    public void badReverse(int k) { String s = new StringBuilder("ab").append(k).reverse().toString(); assert s.charAt(0) != '3'; }
    public void okInsert(int k) { if (k > 2) return; StringBuilder b = new StringBuilder("xy"); b.insert(k, 'z'); assert b.charAt(k) == 'z'; assert b.length() == 3; }
    public void badInsert(int k) { StringBuilder b = new StringBuilder("xy"); b.insert(k, 'z'); }
    public void okDelete(int k) { StringBuilder b = new StringBuilder("abc"); if (k < 3) { b.deleteCharAt(k); assert b.length() == 2; } }
    public void badDelete(int k) { StringBuilder b = new StringBuilder("abc"); b.deleteCharAt(k); }
    public void okSetLength(int k) { StringBuilder b = new StringBuilder("abc"); b.setLength(k); assert b.length() == k; }
    public void badSetLength(int k) { StringBuilder b = new StringBuilder("abc"); b.setLength(k - 1); }
}
