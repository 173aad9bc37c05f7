// expect: bad... violated, others hold at --nodes 2 --ints 0..2
import glassbox.*;
import java.util.*;

/** An argument that is a Collection may be another object of this class; it keeps its promises. */
public class CollectionArguments extends AbstractCollection<Integer> {
    private int[] elements = new int[2];
    private int count;

    @Declarative
    boolean repOk() {
        return elements != null && count >= 0 && count <= elements.length;
    }

    @Override
    public int size() {
        return count;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < count;
            }

            @Override
            public Integer next() {
                return elements[next++];
            }
        };
    }

    public int sumOf(Collection<Integer> c) {
        int sum = 0;
        if (c != null && c != this)
            for (Integer i : c)
                sum += i == null ? 0 : i;
        return sum;
    }

    public int badSumOf(Iterable<Integer> c) {
        int sum = 0;
        if (c != null && c != this)
            for (Integer i : c)
                sum += i;
        return sum;
    }
}
