import glassbox.spec.*;

/** 003 Table 6.4: insertion sort. */
class Insertion {
    @Requires("a != null")
    @Modifies("a[int]")
    @Ensures({"all k: int | k >= 0 && k < a.length - 1 => a[k] <= a[k + 1]",
        "all v: int | #{k: int | k >= 0 && k < a.length && a[k] = v}"
            + " = #{k: int | k >= 0 && k < a.length && old(a[k]) = v}"})
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int t = a[i];
            int j = i;
            while (j > 0 && a[j - 1] > t) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = t;
        }
    }
}
