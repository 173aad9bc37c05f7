// expect: bad... violated, others hold at --ints 0..3
public class ConcatEffect {
    int n;
    static class Loud { int calls; public String toString() { calls++; return "loud"; } }
    static class Angry { public String toString() { throw new IllegalStateException("no"); } }
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okCounts() { Loud l = new Loud(); String s = "x" + l; assert l.calls == 1; assert s.length() == 5; }
    public void badCounts() { Loud l = new Loud(); String s = "x" + l; assert l.calls == 0; }
    public void badThrows() { String s = "x" + new Angry(); }
    public void badValueOf() { String s = String.valueOf(new Angry()); }
    public void badFormat() { String s = String.format("%s", new Angry()); }
    public void badBuilder() { new StringBuilder().append(new Angry()); }
    public void okCaught() { try { String s = "x" + new Angry(); assert false; } catch (IllegalStateException e) { assert e.getMessage().equals("no"); } }
}
