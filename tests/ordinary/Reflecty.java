// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.lang.reflect.*;
public class Reflecty {
    public int value; private String name = "x";
    public Reflecty() {}
    public Reflecty(int v) { value = v; }
    public int twice() { return 2 * value; }
    public static int three(int a) { return 3 * a; }
    @Declarative public boolean repOk() { return value >= 0; }
    public void okField() throws Exception { Field f = Reflecty.class.getField("value"); assert f.getInt(this) == value; f.set(this, value + 1); }
    public void badField() throws ReflectiveOperationException { Field f = getClass().getDeclaredField("value"); f.set(this, -1); }
    public void okInvoke() throws Exception { Method m = Reflecty.class.getMethod("twice"); assert ((Integer) m.invoke(this)) == 2 * value; }
    public void badInvoke(int k) throws Exception { Method m = Reflecty.class.getMethod("three", int.class); assert (int) m.invoke(null, k) != 6; }
    public void okNew(int k) throws Exception { Reflecty r = Reflecty.class.getConstructor(int.class).newInstance(k); assert r.value == k; }
    public void badNoSuch() { try { Reflecty.class.getMethod("nothing"); } catch (NoSuchMethodException e) { throw new IllegalStateException(e); } }
    public void okName() { assert getClass().getName().equals("Reflecty"); assert int[].class.getName().equals("[I"); assert String.class.getSimpleName().equals("String"); }
    public void badTarget(int k) throws NoSuchMethodException, IllegalAccessException { Method m = Reflecty.class.getMethod("badfail", int.class); try { m.invoke(this, k); } catch (InvocationTargetException e) { throw (RuntimeException) e.getCause(); } }
    public void badfail(int k) { if (k > 2) throw new UnsupportedOperationException(); }
    public void okMods() { for (Field f : Reflecty.class.getDeclaredFields()) if (f.getName().equals("name")) assert Modifier.isPrivate(f.getModifiers()); }
}
