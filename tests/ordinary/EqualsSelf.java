// expect: bad... violated, others hold at --nodes 2 --objects String=2
import glassbox.*;
/** An argument of the checked class satisfies its invariant whatever the parameter's type. */
public class EqualsSelf implements Comparable<EqualsSelf> {
  interface Ranked { int rank(); }
  static class Other implements Ranked {
    String name;
    @Override public int rank() { return name.length(); }
  }
  static class Named extends EqualsSelf implements Ranked {
    @Override public int rank() { return name.length() + age; }
  }
  String name;
  int age;
  @Declarative boolean repOk() { return name != null && age < 2; }
  @Override public int compareTo(EqualsSelf o) {
    int c = name.compareTo(o.name);
    return c != 0 ? c : Integer.compare(age, o.age);
  }
  @Pre("compareTo") @Declarative boolean given(EqualsSelf o) { return o != null; }
  @Override public boolean equals(Object o) {
    return o instanceof EqualsSelf && compareTo((EqualsSelf) o) == 0;
  }
  @Override public int hashCode() { return name.hashCode() + age; }
  public boolean sameAge(Comparable<?> o) {
    if (!(o instanceof EqualsSelf)) return false;
    EqualsSelf e = (EqualsSelf) o;
    assert e.age < 2 && e.name.length() >= 0;
    return e.age == age;
  }
  public boolean badSame(Object o) {
    return o instanceof EqualsSelf e && e.name.substring(1).equals(name.substring(1));
  }
  public int badRank(Ranked r) { return r == null ? 0 : r.rank(); }
  public int rank(Ranked r) { return r instanceof Named ? r.rank() : 0; }
  @Check static void symmetric(EqualsSelf a, Object b) {
    GlassBox.assume(a != null && b instanceof EqualsSelf);
    assert a.equals(b) == b.equals(a);
    assert !a.equals(b) || a.hashCode() == b.hashCode();
  }
}
