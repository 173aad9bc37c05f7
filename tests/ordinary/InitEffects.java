// expect: bad... violated, others hold at --ints 0..5
import glassbox.*;
import java.util.*;
/** Static initialisers that read and write what other classes have: they run when they are needed. */
public class InitEffects {
    static class Config { static int size = 4; static String mode = "a"; }
    static class Reader { static final int SIZE = Config.size; static final String M = Config.mode + "!"; }
    static class Registry { static final List<String> names = new ArrayList<>(); static int total; }
    static class One { static { Registry.names.add("one"); Registry.total += 1; } static void use() { } }
    static class Two extends One { static { Registry.names.add("two"); Registry.total += 2; } static int x = 3; }
    static class Flaky { static int v = check(); static int check() { if (Config.size > 4) throw new IllegalArgumentException("size"); return Config.size; } }
    enum Plug { A, B; Plug() { Registry.total += 10; } }
    static class Holder { static final Holder INSTANCE = new Holder(); final int at = Registry.total++; }
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okReader(int k) { Config.size = k; assert Reader.SIZE == k; }
    public void badReader(int k) { int s = Reader.SIZE; Config.size = k; assert Reader.SIZE == k; }
    public void okMode() { Config.mode = "b"; assert Reader.M.equals("b!"); }
    public void badMode() { Config.mode = "b"; assert Reader.M.equals("a!"); }
    public void okOrder(boolean b) { if (b) One.use(); int x = Two.x; assert Registry.names.equals(List.of("one", "two")) && Registry.total == 3; }
    public void badOrder(boolean b) { if (b) { int x = Two.x; } One.use(); assert Registry.total == 1; }
    public void okNone() { assert Registry.names.isEmpty() && Registry.total == 0; }
    public void badNone(boolean b) { if (b) new Two(); assert Registry.names.isEmpty(); }
    public void okFlaky(int k) { Config.size = k; try { n = Flaky.v; assert k <= 4 && n == k; } catch (ExceptionInInitializerError e) { assert k == 5; try { n = Flaky.v; assert false; } catch (NoClassDefFoundError f) { } } }
    public void badFlaky(int k) { Config.size = k; n = Flaky.v; }
    public void badFlakyTwice(int k) { Config.size = k; try { n = Flaky.v; } catch (ExceptionInInitializerError e) { Config.size = 1; n = Flaky.v; } }
    public void okPlug() { int t = Registry.total; Plug p = Plug.A; assert Registry.total == t + 20; p = Plug.B; assert Registry.total == 20; }
    public void badPlug() { Plug p = Plug.A; assert Registry.total == 10; }
    public void okHolder(int k) { Registry.total = k; assert Holder.INSTANCE.at == k && Registry.total == k + 1 && Holder.INSTANCE.at == k; }
    public void badHolder(int k) { Registry.total = k; Holder h = Holder.INSTANCE; assert Registry.total == k; }
    interface WithDefault { int X = bump(); static int bump() { return ++Registry.total; } default void d() { } }
    static class Impl implements WithDefault { }
    public void okIface(int k) { new Impl(); assert Registry.total == 1; }
    public void okArray() { Two[] t = new Two[1]; Object o = t; assert !(o instanceof One) && Registry.total == 0; }
    public void okReflect() throws Exception { Class<?> c = Two.class; assert Registry.total == 0; Class.forName("InitEffects$One"); assert Registry.total == 1; }
    public void badReflect() throws Exception { Class.forName("InitEffects$Two"); assert Registry.total == 0; }
}
