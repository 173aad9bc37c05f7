// explore: holds
import java.util.concurrent.*;
public class ForkSum extends RecursiveTask<Integer> {
    private final int[] a; private final int lo, hi;
    ForkSum(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
    @Override protected Integer compute() {
        if (hi - lo == 1) return a[lo];
        int mid = (lo + hi) >>> 1;
        ForkSum left = new ForkSum(a, lo, mid), right = new ForkSum(a, mid, hi);
        left.fork();
        return right.compute() + left.join();
    }
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        int r = pool.invoke(new ForkSum(new int[] {3, 4}, 0, 2));
        assert r == 7;
    }
}
