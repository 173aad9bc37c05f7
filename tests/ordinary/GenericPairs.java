// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;

/** Cells of integers and of text; a pair, used in two ways, holds objects. */
public class GenericPairs {
    static class Cell<E> {
        E item;
        Cell<E> next;
    }

    static class Pair<A, B> {
        A first;
        B second;
    }

    static class Base<X> {
        X kept;
    }

    static class Texts extends Base<String> {}

    Cell<Integer> numbers;
    Pair<Integer, Object> one;
    Pair<Object, Integer> other;
    Texts texts;

    public int sum() {
        int sum = 0;
        Cell<Integer> c = numbers;
        for (int k = 0; k < 4 && c != null; k++, c = c.next) sum += c.item == null ? 0 : c.item;
        return sum;
    }

    public void badNoThree() {
        assert numbers == null || numbers.item == null || numbers.item != 3;
    }

    public void pairsHoldObjects() {
        assert one == null || one.second == null || one.second.equals(one.second);
    }

    public void badPairsAreInBothNull() {
        assert one == null || other == null || ((Pair<?, ?>) one).first == null;
    }

    public int text() {
        return texts == null || texts.kept == null ? 0 : texts.kept.length();
    }

    public void badText() {
        assert texts == null || texts.kept == null || texts.kept.isEmpty();
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}
