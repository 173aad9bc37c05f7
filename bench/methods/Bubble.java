import glassbox.spec.*;

/** 003 Table 6.4: bubble sort. */
class Bubble {
    @Requires("a != null")
    @Modifies("a[int]")
    @Ensures({"all k: int | k >= 0 && k < a.length - 1 => a[k] <= a[k + 1]",
        "all v: int | #{k: int | k >= 0 && k < a.length && a[k] = v}"
            + " = #{k: int | k >= 0 && k < a.length && old(a[k]) = v}"})
    static void sort(int[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a.length - 1 - i; j++) {
                if (a[j] > a[j + 1]) {
                    int t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
            }
        }
    }
}
