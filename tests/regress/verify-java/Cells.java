import glassbox.spec.*;

/** Arrays, loops of every kind, switches. */
class Cells {
    int[] a;
    int n;

    @Requires({"this.a != null", "i >= 0 && i < this.a.length"})
    @Modifies("this.a[i]")
    @Ensures("this.a[i] = v")
    void set(int i, int v) {
        a[i] = v;
    }

    @Requires({"this.a != null", "i >= 0 && i < this.a.length"})
    @Modifies("this.a[i]")
    @Ensures("this.a[i] = v")
    void badSet(int i, int v) {
        a[0] = v;
    }

    @Requires("this.a != null")
    @Ensures("return <=> (some i: int | this.a[i] = v)")
    boolean has(int v) {
        for (int i = 0; i < a.length; i++)
            if (a[i] == v)
                return true;
        return false;
    }

    @Requires("this.a != null")
    @Ensures("return <=> (some i: int | this.a[i] = v)")
    boolean badHas(int v) {
        for (int i = 1; i < a.length; i++)
            if (a[i] == v)
                return true;
        return false;
    }

    @Requires("this.a != null && this.a.length > 0")
    @Ensures({"some i: int | this.a[i] = return", "all i: int | i >= 0 && i < this.a.length => this.a[i] <= return"})
    int max() {
        int m = a[0], i = 0;
        do {
            if (a[i] > m)
                m = a[i];
            i++;
        } while (i < a.length);
        return m;
    }

    @Requires("this.a != null && this.a.length > 0")
    @Ensures({"some i: int | this.a[i] = return", "all i: int | i >= 0 && i < this.a.length => this.a[i] <= return"})
    int badMax() {
        int m = 0;
        for (int x : a)
            if (x > m)
                m = x;
        return m;
    }

    @Throws("NullPointerException: this.a = null")
    @Ensures({"return != null", "return.length = this.a.length", "all i: int | return[i] = this.a[i]"})
    int[] copy() {
        int[] b = new int[a.length];
        int i = 0;
        while (true) {
            if (i == a.length)
                break;
            if (a[i] == 0) {
                i++;
                continue;
            }
            b[i] = a[i];
            i++;
        }
        return b;
    }

    @Throws("NullPointerException: this.a = null")
    @Ensures({"return != this.a", "all i: int | return[i] = this.a[i]"})
    int[] badCopy() {
        return a;
    }

    @Returns("k = 0 => 3 else (k = 1 || k = 2) => 4 else 5")
    int pick(int k) {
        switch (k) {
        case 0:
            return 3;
        case 1:
        case 2:
            return 4;
        default:
            return 5;
        }
    }

    @Returns("k = 0 => 3 else (k = 1 || k = 2) => 4 else 5")
    int badPick(int k) {
        int r = 5;
        switch (k) {
        case 0:
            r = 3;
        case 1:
            r = 4;
        }
        return r;
    }
}
