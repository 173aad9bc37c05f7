// expect: bad... violated, others hold at --ints -1..12
import glassbox.*;
import java.util.*;
/** What failed index checks of the library say, in every form. */
public class IndexChecks {
    @Range(min = 0, max = 11) int length;

    @Declarative boolean repOk() { return length >= 0; }

    private static String said(Runnable r) {
        try { r.run(); return "nothing"; }
        catch (IndexOutOfBoundsException e) { return e.getMessage(); }
    }

    public void index(int i) {
        String s = said(() -> Objects.checkIndex(i, length));
        assert s.equals(i >= 0 && i < length ? "nothing" : "Index " + i + " out of bounds for length " + length);
    }

    public void wide(int i) {
        String s = said(() -> Objects.checkIndex((long) i, (long) length));
        assert s.equals(i >= 0 && i < length ? "nothing" : "Index " + i + " out of bounds for length " + length);
    }

    public void fromTo(@Range(min = -1, max = 3) int i, @Range(min = 9, max = 12) int k) {
        String s = said(() -> Objects.checkFromToIndex(i, k, length));
        boolean good = i >= 0 && i <= k && k <= length;
        assert s.equals(good ? "nothing" : "Range [" + i + ", " + k + ") out of bounds for length " + length);
    }

    public void fromSize(@Range(min = -1, max = 3) int i, @Range(min = -1, max = 2) int k) {
        String s = said(() -> Objects.checkFromIndexSize(i, k, length));
        boolean good = i >= 0 && k >= 0 && i + k <= length;
        assert s.equals(good ? "nothing" : "Range [" + i + ", " + i + " + " + k + ") out of bounds for length " + length);
    }

    public void list(int i) {
        List<Integer> two = new ArrayList<>(List.of(7, 8));
        String s = said(() -> two.get(i));
        assert i == 0 || i == 1 || s.equals("Index " + i + " out of bounds for length 2");
    }

    public void badIndex(int i) {
        String s = said(() -> Objects.checkIndex(i, length));
        assert s.equals("nothing") || s.charAt(7) != ' ';
    }

    public void badFromSize(@Range(min = 0, max = 2) int i, @Range(min = 0, max = 2) int k) {
        String s = said(() -> Objects.checkFromIndexSize(i, k, 2));
        assert s.equals("nothing") || s.startsWith("Range [" + i + ", " + k);
    }
}
