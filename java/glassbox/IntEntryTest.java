package glassbox;

/** A test of a map's entry with an int key. */
public interface IntEntryTest {
    boolean test(int key, Object value);
}
