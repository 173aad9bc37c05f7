// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
import java.util.function.*;
/** An anonymous supplier of objects is none of numbers; one of a subclass may be. */
public class SupplierKinds {
    int n;
    @Declarative public boolean repOk() { return n >= 0; }
    public void okThis() { Supplier<Object> b = new Supplier<>() { public Object get() { return this; } }; assert b.get() == b; }
    static class Seven implements Supplier<Integer> { public Integer get() { return 7; } }
    static class Words implements Comparator<CharSequence> { public int compare(CharSequence a, CharSequence b) { return 0; } }
    public void okNumber(Supplier<Integer> f) { if (f != null) { Integer v = f.get(); n = v == null ? 0 : Math.floorMod(v, 9); } }
    public void badSeven(Supplier<Integer> f) { assert !(f instanceof Seven); }
    public void badSevenBound(Supplier<? extends Number> f) { assert !(f instanceof Seven); }
    public void okTexts(Supplier<String> f) { Object o = f; assert !(o instanceof Seven); }
    public void badObject(Supplier<Object> f) { if (f != null) assert f.get() != f; }
    public void okWords(Comparator<String> f) { Object o = f; assert !(o instanceof Words); }
    public void badWords(Comparator<? super String> f) { Object o = f; assert !(o instanceof Words); }
}
