// expect: bad... violated, others hold at --ints 0..1 --objects String=2
import glassbox.*;
import java.util.*;
/** Objects of a class with an equals and hashCode of its own in a set. */
public class OwnKeys {
  static final class Tag {
    private final String name; private final int weight;
    Tag(String name, int weight) { this.name = name; this.weight = weight; }
    @Override public boolean equals(Object o) { return o instanceof Tag t && Objects.equals(name, t.name); }
    @Override public int hashCode() { return Objects.hashCode(name); }
  }
  private final Set<Tag> tags = new HashSet<>();
  @Declarative public boolean repOk() { return true; }
  public void add(Tag t) { if (t == null) return; tags.add(t); assert tags.contains(t); }
  public void addTwice(String n) { int before = tags.size(); tags.add(new Tag(n, 1)); tags.add(new Tag(n, 2)); assert tags.size() <= before + 1; }
  public void badAddTwice(String n) { int before = tags.size(); tags.add(new Tag(n, 1)); assert tags.size() == before + 1; }
  public void remove(Tag t) { boolean had = tags.contains(t); assert tags.remove(t) == had; }
  public void badRemove(Tag t) { assert !tags.remove(t); }
}
