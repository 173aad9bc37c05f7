import glassbox.spec.*;

/** 003 Table 6.4: binary search. */
class Search {
    @Requires({"a != null", "all k: int | k >= 0 && k < a.length - 1 => a[k] <= a[k + 1]"})
    @Ensures({"return >= 0 => return < a.length && a[return] = x",
        "return < 0 <=> (no k: int | k >= 0 && k < a.length && a[k] = x)"})
    static int search(int[] a, int x) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int middle = low + ((high - low) >> 1);
            if (a[middle] < x) {
                low = middle + 1;
            } else if (a[middle] > x) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1;
    }
}
