// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
import java.util.stream.*;
/* Statics that the initialiser of another class fills in, after they were read. */
public class LazyAccess {
    interface Access { int go(); }
    static class Secrets { static Access access; static Access get() { Access a = access; if (a == null) { new Provider(); a = access; } return a; } }
    static class Provider { static { Secrets.access = () -> 3; } }
    int n;
    @Declarative public boolean repOk() { return n >= 0 && n <= 3; }
    public void okGet() { n = Secrets.get().go(); }
    public void badGet() { n = Secrets.get().go() + n; }
    public void okToList() { assert Stream.of(1, n).toList().get(1) == n; }
    public void badToList() { List<Integer> l = Stream.of(1, 2).toList(); if (n == 1) l.add(1); }
}
