// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.lang.reflect.*;
import java.util.*;
/** What a method throws, what a generic type is used for, the components of a record. */
public class ReflectMore {
    record Pair(int x, String y) {}
    static List<Integer> list;
    int n;
    @Declarative public boolean repOk() { return true; }
    void open(Map<String, Integer> m) throws java.io.IOException, IllegalStateException {}
    public void okThrows() throws Exception {
        Class<?>[] t = ReflectMore.class.getDeclaredMethod("open", Map.class).getExceptionTypes();
        assert t.length == 2 && t[0] == java.io.IOException.class;
    }
    public void badThrows() throws Exception { assert ReflectMore.class.getDeclaredMethod("open", Map.class).getExceptionTypes().length == 0; }
    public void okGeneric() throws Exception {
        Type t = ReflectMore.class.getDeclaredField("list").getGenericType();
        assert t instanceof ParameterizedType p && p.getActualTypeArguments()[0] == Integer.class;
    }
    public void okParameter() throws Exception {
        Type t = ReflectMore.class.getDeclaredMethod("open", Map.class).getGenericParameterTypes()[0];
        assert t instanceof ParameterizedType p && p.getRawType() == Map.class && p.getActualTypeArguments().length == 2;
    }
    public void badGeneric() throws Exception { assert ReflectMore.class.getDeclaredField("list").getGenericType() == List.class; }
    public void okComponents() {
        RecordComponent[] c = Pair.class.getRecordComponents();
        assert c.length == 2 && c[0].getName().equals("x") && c[0].getType() == int.class && c[1].getType() == String.class;
    }
    public void okAccessor(Pair p) throws Exception {
        if (p != null) assert (Integer) Pair.class.getRecordComponents()[0].getAccessor().invoke(p) == p.x();
    }
    public void badComponents() { assert Pair.class.getRecordComponents()[1].getName().equals("x"); }
    public void okNone() { assert ReflectMore.class.getRecordComponents() == null; }
}
