// explore: violated race; only reduced
import java.util.concurrent.*;
public class FjInvokeAll4Race {
    static int n;
    static class Count extends RecursiveAction {
        final int lo, hi;
        Count(int lo, int hi) { this.lo = lo; this.hi = hi; }
        @Override protected void compute() {
            if (hi - lo == 1) { n++; return; }
            int mid = (lo + hi) >>> 1;
            invokeAll(new Count(lo, mid), new Count(mid, hi));
        }
    }
    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Count(0, 4));
    }
}
