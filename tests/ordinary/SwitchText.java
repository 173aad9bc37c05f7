// expect: bad... violated, others hold at --objects String=3
public class SwitchText {
    String s; int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okSwitch() { if (s == null) return; switch (s) { case "a": n = 1; break; case "b": n = 2; break; default: n = 3; } assert n == 1 == s.equals("a"); }
    public void badSwitch() { if (s == null) return; switch (s) { case "a": n = 1; break; case "b": n = -2; break; default: n = 3; } }
    public void badNull() { switch (s) { case "a": n = 1; break; default: n = 3; } }
}
