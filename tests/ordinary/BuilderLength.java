// expect: bad... violated, others hold at --ints 0..3
public class BuilderLength {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0 && n <= 3; }
    public void okAppend() { StringBuilder s = new StringBuilder(); s.append("q"); if (s.length() != 1) n = -1; }
    public void badAppend() { StringBuilder s = new StringBuilder(); s.append("q"); n = s.length() == 1 ? -1 : 0; }
    public void okNumber(int k) { StringBuilder s = new StringBuilder(); s.append(k); assert s.toString().equals("" + k); assert s.length() == 1; }
    public void badNumber(int k) { StringBuilder s = new StringBuilder(); s.append(k).append(k); assert !s.toString().equals("22"); }
}
