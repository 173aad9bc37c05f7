// expect: holds at --replace RedBlackMap=AbsIntMap --nodes 2 --objects Integer=3
// needs: ../RedBlackMap.java
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Range;
import glassbox.Tree;

/** Counts how often it meets each number, and knows one that it has met most often. */
@Domain({"RedBlackMap.Entry.value: Integer", "AbsIntMap.values: Integer"})
public class IntCounter {
    @Tree RedBlackMap map = new RedBlackMap();
    @Range(min = 0, max = 7) int maxFrequency;
    int mostFrequent;

    public void count(int i) {
        Integer known = (Integer) map.get(i);
        int frequency = (known == null ? 0 : known) + 1;
        map.put(i, frequency);
        if (frequency >= maxFrequency) {
            maxFrequency = frequency;
            mostFrequent = i;
        }
    }

    public int getMostFrequent() {
        return mostFrequent;
    }

    public int getMaxFrequency() {
        return maxFrequency;
    }

    /** No number is met more often than the most frequent one. */
    @Declarative
    boolean repOk() {
        return map != null
                && map.repOk()
                && map.all((key, value) -> value != null && (Integer) value <= maxFrequency)
                && (map.isEmpty()
                        ? maxFrequency == 0
                        : isFrequency(map.get(mostFrequent), maxFrequency));
    }

    @Declarative
    private static boolean isFrequency(Object value, int frequency) {
        return value != null && (Integer) value == frequency;
    }
}
