// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.lang.reflect.*;
import java.util.*;
public class ReflectCalls {
    int n; private int hidden; String s;
    @Declarative public boolean repOk() { return n >= 0 && hidden >= 0; }
    public ReflectCalls() { } public ReflectCalls(int n, String s) { this.n = n; this.s = s; }
    interface Cmd { int exec(int k); } public static class Dbl implements Cmd { public int exec(int k) { return 2 * k; } } public static class Dec implements Cmd { public int exec(int k) { return k - 1; } }
    public void okForName(int k) throws Exception { Cmd c = (Cmd) Class.forName("ReflectCalls$Dbl").getDeclaredConstructor().newInstance(); assert c.exec(k) == 2 * k; }
    public void badForName(int k) throws Exception { Cmd c = (Cmd) Class.forName("ReflectCalls$Dec").getDeclaredConstructor().newInstance(); n = c.exec(k); }
    public void badNoClass() { try { Class.forName("No.Such"); } catch (ClassNotFoundException e) { n = -1; } }
    public void okGet() throws Exception { Field f = ReflectCalls.class.getDeclaredField("hidden"); assert f.getInt(this) == hidden && (int) f.get(this) == hidden && f.getType() == int.class; }
    public void badSet(int k) throws Exception { Field f = ReflectCalls.class.getDeclaredField("hidden"); f.setInt(this, k - 1); }
    public void okAll() throws Exception { int c = 0; for (Field f : getClass().getDeclaredFields()) if (f.getType() == int.class) { f.setInt(this, f.getInt(this) + 1); c++; } assert c == 2; }
    public void okInv(int k) throws Exception { Method m = Cmd.class.getMethod("exec", int.class); assert (Integer) m.invoke(new Dec(), k) == k - 1; assert m.getReturnType() == int.class && m.getParameterCount() == 1; }
    void check(int k) { if (k == 2) throw new IllegalArgumentException(); n = k; }
    public void badTarget(int k) throws NoSuchMethodException, IllegalAccessException { Method m = ReflectCalls.class.getDeclaredMethod("check", int.class); try { m.invoke(this, k); } catch (InvocationTargetException e) { n = -1; } }
    public void okArr(int k) { Object a = Array.newInstance(int.class, k); assert Array.getLength(a) == k && a instanceof int[]; if (k > 0) { Array.setInt(a, 0, 7); assert (int) Array.get(a, 0) == 7; } }
    public void badArr(int k) { Array.get(new int[2], k); }
    public void okCtor(int k) throws Exception { ReflectCalls r = ReflectCalls.class.getConstructor(int.class, String.class).newInstance(k, "q"); assert r.n == k && r.s.equals("q"); }
    public void okTypes() { assert new Dbl() instanceof Cmd && Cmd.class.isInterface() && Cmd.class.isAssignableFrom(Dbl.class) && Cmd.class.isInstance(new Dec()) && Dbl.class.getSuperclass() == Object.class && int[].class.getComponentType() == int.class && Integer.class != int.class && getClass().getSimpleName().equals("ReflectCalls"); }
    public void badType(Object o) { assert o == null || o.getClass() == Object.class && o.getClass().getSimpleName().length() == 5; }
    public void okGeneric() throws Exception { assert Modifier.isPrivate(ReflectCalls.class.getDeclaredField("hidden").getModifiers()) && Modifier.isStatic(Dbl.class.getModifiers()); }
}
