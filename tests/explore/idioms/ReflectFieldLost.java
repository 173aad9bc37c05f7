// explore: violated assertion at --races ignore
public class ReflectFieldLost {
    int n;
    public static void main(String[] args) throws Exception {
        ReflectFieldLost o = new ReflectFieldLost();
        java.lang.reflect.Field f = ReflectFieldLost.class.getDeclaredField("n");
        Runnable r = () -> { try { f.setInt(o, f.getInt(o) + 1); } catch (IllegalAccessException e) { throw new AssertionError(e); } };
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert o.n == 2;
    }
}
