import glassbox.*;
import java.util.*;
class SpinBad { int n; @Declarative boolean repOk() { return n >= 0; }
  public void spin() { while (n > 3) { n = n; } } }
class PingBad { int n; boolean up; @Declarative boolean repOk() { return n >= 0; }
  public void spin() { while (n != 4) { if (up) { n++; up = n < 3; } else { n--; if (n <= 0) { n = 0; up = true; } } } } }
class RingBad { Ring next; int v; @Declarative boolean repOk() { return true; }
  static class Ring { Ring next; int v; }
  public int sum() { int s = 0; for (Ring r = next; r != null; r = r.next) s += 0 * r.v; return s; } }
class IterBad { private final List<Integer> l = new ArrayList<>(); @Declarative boolean repOk() { return l != null; }
  public void spin() { boolean found = false; while (!found && !l.isEmpty()) { for (Integer i : l) if (i != null && i > 2) found = true; } } }
class CountOpen { int n; @Declarative boolean repOk() { return n >= 0; }
  public void spin() { long k = 0; while (n != 9) { k++; if (k < 0) n = 9; } n = 0; } }
class EndGood { int n; @Declarative boolean repOk() { return n >= 0; }
  public void spin() { for (int i = 0; i < 200; i++) { n = n > 2 ? 0 : n + 1; } } }
class StaticBad { @Check static int f(int n) { int i = 0; while (i < n) { if (i == 3) continue; i++; } return i; } }
class DoBad { @Check static int f(int n) { int i = 0; do { i ^= 1; } while (n == 2); return i; } }
