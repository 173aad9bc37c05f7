// explore: holds; only reduced
import java.util.concurrent.*;
public class ForkCommon extends RecursiveAction {
    final int[] a; final int lo, hi;
    ForkCommon(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
    @Override protected void compute() {
        if (hi - lo == 1) { a[lo]++; return; }
        int mid = (lo + hi) / 2;
        invokeAll(new ForkCommon(a, lo, mid), new ForkCommon(a, mid, hi));
    }
    public static void main(String[] x) {
        int[] a = {1, 2};
        ForkJoinPool.commonPool().invoke(new ForkCommon(a, 0, 2));
        assert a[0] == 2 && a[1] == 3;
    }
}
