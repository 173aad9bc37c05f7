// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
/** Texts whose characters matter by their order: separators at an end, brackets, palindromes. */
public class Separated {
  int n;
  @Declarative public boolean repOk() { return true; }
  public void badEnd(String s) { if (s != null) assert s.split(" ").length * 2 >= s.length(); }
  public void badDepth(String s) {
    int d = 0;
    if (s != null)
      for (char c : s.toCharArray()) {
        if (c == '(') d++;
        if (c == ')' && d > 0) assert --d > 0;
      }
  }
  public void badMirror(String s) { if (s != null && s.length() > 1) assert s.charAt(0) == s.charAt(s.length() - 1); }
  public void okEnd(String s) { if (s != null) assert s.split(" ", -1).length >= 1; }
}
