// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class OptionalCorners {
    Optional<String> o; Optional<Integer> i; int n;
    @Declarative public boolean repOk() { return o != null && n >= 0; }
    public void okElse() { String s = o.orElse("d"); assert s != null && o.map(String::length).orElse(1) == s.length() || !o.isPresent() && s.equals("d"); }
    public void badGet() { n = o.get().length(); }
    public void okGet() { if (o.isPresent()) n = o.get().length(); }
    public void badThrow() { o.orElseThrow(); }
    public void okThrow() { try { o.orElseThrow(IllegalStateException::new); assert o.isPresent(); } catch (IllegalStateException e) { assert o.isEmpty(); } }
    public void okIf() { int[] c = {0}; o.ifPresentOrElse(s -> c[0] = 1, () -> c[0] = 2); assert c[0] == (o.isPresent() ? 1 : 2); }
    public void badNullOpt() { if (i.isPresent()) n = 1; }
    public void okFlat() { assert o.flatMap(s -> Optional.<Integer>empty()).isEmpty() && Optional.ofNullable(null).isEmpty() && Optional.of(3).equals(Optional.of(3)); }
    public void badOf(String s) { Optional.of(s); }
    public void okStream() { assert o.stream().count() == (o.isPresent() ? 1 : 0) && o.toString().startsWith("Optional"); }
    public void badMap() { o.map(s -> s.charAt(0)); }
    public void okMapNull() { assert o.map(s -> (String) null).isEmpty(); }
    public void okInt() { assert OptionalInt.of(3).getAsInt() == 3 && OptionalInt.empty().orElse(4) == 4; }
    public void okParam(Optional<Integer> p) { if (p != null) { int v = p.orElse(0); assert p.isPresent() ? p.get() == v : v == 0; } }
    public void badParam(Optional<Integer> p) { if (p != null) assert p.isPresent(); }
    public void badFilter() { assert o.filter(s -> s.length() > 0).isPresent() == o.isPresent(); }
    public void okObjects(String a, String b) { assert Objects.equals(a, b) == (a == null ? b == null : a.equals(b)) && Objects.hashCode(null) == 0 && Objects.toString(null, "z").equals("z") && Objects.requireNonNullElse(a, "q") != null; }
    public void badObjects(String a, String b) { if (Objects.equals(a, b)) assert a == b; }
    public void okIndex(int k) { try { Objects.checkIndex(k, 2); assert k < 2; } catch (IndexOutOfBoundsException e) { assert k >= 2; } }
    public void badIndex(int k) { Objects.checkIndex(k, 3); }
}
