// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
public class ReflectCorners {
    int n; protected String name; private final int fin = 4; static int count = 2;
    @Declarative public boolean repOk() { return n >= 0; }
    public static class Bean { private int v; public String t = "t"; public Bean() { } private Bean(int v) { this.v = v; } public int getV() { return v; } public void setV(int v) { if (v < 0) throw new IllegalArgumentException("neg"); this.v = v; } static int twice(int x) { return 2 * x; } int sum(int... a) { int s = v; for (int x : a) s += x; return s; } }
    static class Kid extends Bean { @Override public int getV() { return super.getV() + 1; } }
    public void okNew() throws Exception { Bean b = Bean.class.getConstructor().newInstance(); assert b.getV() == 0; Constructor<Bean> c = Bean.class.getDeclaredConstructor(int.class); c.setAccessible(true); assert c.newInstance(7).getV() == 7 && Modifier.isPrivate(c.getModifiers()); }
    public void badNew() throws NoSuchMethodException, InstantiationException, IllegalAccessException, InvocationTargetException { try { Bean.class.getConstructor(String.class).newInstance("x"); } finally { n = -1; } }
    public void okField(int k) throws Exception { Bean b = new Bean(k); Field f = Bean.class.getDeclaredField("v"); f.setAccessible(true); assert f.getInt(b) == k; f.set(b, 9); assert b.getV() == 9 && f.get(b).equals(9) && f.getName().equals("v"); }
    public void badField() { try { Bean.class.getDeclaredField("w"); } catch (NoSuchFieldException e) { n = -1; } }
    public void badFieldType() throws NoSuchFieldException, IllegalAccessException { Field f = Bean.class.getDeclaredField("v"); f.setAccessible(true); f.set(new Bean(), "s"); }
    public void okInvoke(int k) throws Exception { Method m = Bean.class.getMethod("getV"); assert m.invoke(new Bean(k)).equals(k) && m.invoke(new Kid()).equals(1); assert Bean.class.getDeclaredMethod("twice", int.class).invoke(null, k).equals(2 * k); }
    public void okVarInvoke(int k) throws Exception { Method m = Bean.class.getDeclaredMethod("sum", int[].class); assert m.invoke(new Bean(1), new int[] {k, k}).equals(1 + 2 * k) && m.isVarArgs(); }
    public void okTarget(int k) throws Exception { try { Bean.class.getMethod("setV", int.class).invoke(new Bean(), k - 1); assert k > 0; } catch (InvocationTargetException e) { assert k == 0 && e.getCause() instanceof IllegalArgumentException && e.getTargetException().getMessage().equals("neg"); } }
    public void badTarget(int k) throws NoSuchMethodException, IllegalAccessException { try { Bean.class.getMethod("setV", int.class).invoke(new Bean(), k - 1); } catch (InvocationTargetException e) { throw (RuntimeException) e.getCause(); } }
    public void badArgs() throws Exception { try { Bean.class.getMethod("setV", int.class).invoke(new Bean(), "x"); } catch (IllegalArgumentException e) { n = -1; } }
    public void badNullRecv() throws NoSuchMethodException, IllegalAccessException, InvocationTargetException { Bean.class.getMethod("getV").invoke(null); }
    public void okMods() throws Exception { Field f = ReflectCorners.class.getDeclaredField("count"); assert Modifier.isStatic(f.getModifiers()) && f.getInt(null) == 2; f.setInt(null, 5); assert count == 5; assert Modifier.isFinal(ReflectCorners.class.getDeclaredField("fin").getModifiers()); }
    public void okNames() { assert Bean.class.getName().equals("ReflectCorners$Bean") && Bean.class.getSimpleName().equals("Bean") && int[].class.getName().equals("[I") && String[][].class.getSimpleName().equals("String[][]") && Kid.class.getSuperclass() == Bean.class && (Object) new Kid().getClass() != Bean.class && void.class.isPrimitive() && Runnable.class.isInterface() && new Object() { }.getClass().isAnonymousClass(); }
    public void okInst(Object o) { assert Object.class.isInstance(o) == (o != null) && !Bean.class.isInstance(o) && Number.class.isAssignableFrom(Integer.class) && !Integer.class.isAssignableFrom(Number.class); }
    public void badCast(Object o) { Bean.class.cast(o); }
    public void okEnum() { assert Thread.State.valueOf("NEW").ordinal() == 0 && Enum.valueOf(RetentionPolicy.class, "CLASS") == RetentionPolicy.CLASS && RetentionPolicy.class.getEnumConstants().length == 3; }
    record Rec(int a, String b) { }
    public void okArray(int k) { Object a = Array.newInstance(String.class, k, 2); assert a instanceof String[][] s && s.length == k; int[] i = new int[k + 1]; Array.set(i, k, 8); assert Array.getInt(i, k) == 8 && i.getClass().getComponentType() == int.class; }
    public void badArray(int k) { Array.set(new int[1], 0, k == 2 ? (Object) 2L : (Object) k); }
    public void okAllFields() throws Exception { int s = 0; for (Field f : Bean.class.getDeclaredFields()) if (f.getType() == int.class) s++; assert s == 1; int m = 0; for (Method x : Bean.class.getDeclaredMethods()) if (x.getName().startsWith("get")) m++; assert m == 1; }
    public void badThisField() throws Exception { for (Field f : getClass().getDeclaredFields()) if (f.getName().equals("n")) f.setInt(this, -5); }
    public void okToString() throws Exception { StringBuilder sb = new StringBuilder(); for (Field f : Rec.class.getDeclaredFields()) { f.setAccessible(true); sb.append(f.getName()).append('=').append(f.get(new Rec(1, "q"))).append(';'); } assert sb.toString().equals("a=1;b=q;"); }
    public void okForName() throws Exception { assert Class.forName("java.lang.String") == String.class && Class.forName("ReflectCorners$Kid").getDeclaredConstructor().newInstance() instanceof Bean; }
    public void badForName() throws ClassNotFoundException { try { Class.forName("Nope"); } finally { n = -1; } }
    public void okProxyless() { Runnable r = () -> n++; int o = n; r.run(); assert n == o + 1 && !r.getClass().isInterface(); n = o; }
    public void okGenericSig() throws Exception { assert Bean.class.getMethod("setV", int.class).getParameterTypes()[0] == int.class && Bean.class.getMethod("getV").getReturnType() == int.class && Bean.class.getDeclaredMethod("twice", int.class).getDeclaringClass() == Bean.class; }
}
