// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
public class SwitchWords {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    static int days(String m) { switch (m) { case "jan": case "mar": case "may": return 31; case "feb": return 28; case "apr": case "jun": return 30; default: return 0; } }
    public void okDays(String m) { if (m != null) assert days(m) >= 0; }
    public void badJun(String m) { if (m != null) assert days(m) != 30; }
    public void badMar(String m) { if (m != null) assert !(days(m) == 31 && m.equals("mar")); }
    public void badApr(String m) { if (m != null) switch (m) { case "jan": n = 1; break; case "feb": n = 2; break; case "mar": n = 3; break; case "apr": n = -4; break; default: n = 0; } }
    public void okArrow(String m) { if (m == null) return; int v = switch (m) { case "jan", "feb" -> 1; case "may" -> { int t = 2; yield t * 2; } default -> 0; }; assert v == 0 || v == 1 || v == 4; }
    public void badArrow(String m) { if (m == null) return; int v = switch (m) { case "jan", "feb" -> 1; case "may" -> { int t = 2; yield t * 2; } default -> 0; }; assert v <= 1; }
    public void okFall(int k) { int c = 0; switch (k) { case 0: c++; case 1: c++; case 2: c++; break; default: c = 9; } assert c == (k == 3 ? 9 : 3 - k); }
    public void badFall(int k) { int c = 0; switch (k) { case 0: c++; case 1: c++; case 2: c++; break; default: c = 9; } assert c == (k == 3 ? 9 : 1); }
    enum Color { RED, GREEN, BLUE }
    public void okEnum(Color c) { if (c == null) return; int v = switch (c) { case RED -> 1; case GREEN -> 2; case BLUE -> 3; }; assert v == c.ordinal() + 1; }
    public void badEnum(Color c) { switch (c) { case RED: n = 1; break; default: n = 2; } }
    public void badBlue(Color c) { if (c != null) switch (c) { case RED: n = 1; break; case BLUE: n = -1; default: } }
    public void okHashCollide(String s) { if (s == null) return; switch (s) { case "Aa": n = 1; break; case "BB": n = 2; break; default: n = 0; } assert (n == 1) == s.equals("Aa") && (n == 2) == s.equals("BB"); }
    public void badHashCollide(String s) { if (s == null) return; switch (s) { case "Aa": n = 1; break; case "BB": n = 2; break; default: n = 0; } assert n != 2; }
    public void okChar(@Range(min = 96, max = 100) char c) { int v; switch (c) { case 'a': v = 1; break; case 'b': v = 2; break; default: v = 0; } assert v == 0 || c - 'a' + 1 == v; }
    public void badIf(String s) { if ("start".equals(s)) n = 1; else if ("stop".equals(s)) n = 2; else if ("pause".equals(s)) n = -3; }
    public void badLen(String s) { if (s != null && s.length() == 4) n = -1; }
}
