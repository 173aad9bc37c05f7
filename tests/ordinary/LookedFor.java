// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
/** What a text is searched for is in some text. */
public class LookedFor { int n; @Declarative public boolean repOk() { return true; }
 public void badIdx(String s) { if (s != null && s.indexOf(',') >= 0) assert false; }
 public void badLast(String s) { if (s != null) assert s.lastIndexOf('q') < 0; }
 public void badContains(String s) { if (s != null) assert !s.contains("zz"); }
 public void badSplit(String s) { if (s != null) assert s.split(";").length < 2; }
 public void badReplace(String s) { if (s != null) assert s.replace('k', 'm').equals(s); }
 public void badFrom(String s) { if (s != null) assert s.indexOf('w', 1) < 0; }
 public void okIdx(String s) { if (s != null && s.indexOf(10, 0) < 0) assert s.lastIndexOf(10) < 0; }
 public void okSplit(String s) { if (s != null) assert s.split(";", -1).length >= 1; }
}
