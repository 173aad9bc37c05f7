// expect: bad... violated, others hold at --ints 0..3
public class Reflection {
    int n; Object o;
    public int twice(int k) { return 2 * k; }
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okClass() { assert getClass() == Reflection.class; assert getClass().getSimpleName().equals("Reflection"); }
    public void badClass() { assert !getClass().getName().equals("Reflection"); }
    public void okField(int k) throws Exception { java.lang.reflect.Field f = Reflection.class.getDeclaredField("n"); f.setInt(this, k); assert n == k; assert f.getInt(this) == k; }
    public void badField(int k) throws Exception { java.lang.reflect.Field f = Reflection.class.getDeclaredField("n"); f.setInt(this, -k); }
    public void okInvoke(int k) throws Exception { Object r = Reflection.class.getMethod("twice", int.class).invoke(this, k); assert r.equals(2 * k); }
    public void badInvoke(int k) throws Exception { Object r = Reflection.class.getMethod("twice", int.class).invoke(this, k); assert !r.equals(4); }
    public void okNew() throws Exception { Object r = Reflection.class.getConstructor().newInstance(); assert r instanceof Reflection; }
    public void badNew() throws Exception { Object r = Reflection.class.getConstructor().newInstance(); assert ((Reflection) r).n != 0; }
    public void okInstance() { assert o == null || Object.class.isInstance(o); assert !String.class.isInstance(o); }
}
