// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;

/** Sets and maps of records as arguments. */
public class RecordArguments {
    record Version(int major) implements Comparable<Version> {
        public int compareTo(Version o) { return Integer.compare(major, o.major); }
    }

    @Check public static void inOrder(TreeSet<Version> all) {
        Version last = null;
        if (all != null)
            for (Version v : all) {
                assert last == null || last.major() < v.major();
                last = v;
            }
    }

    @Check public static void badOldestIsNought(TreeSet<Version> all) {
        assert all == null || all.isEmpty() || all.last().major() == 0;
    }

    @Check public static int badCount(Map<Version, String> names) {
        if (names == null) return 0;
        assert names.size() < 2;
        return names.size();
    }
}
