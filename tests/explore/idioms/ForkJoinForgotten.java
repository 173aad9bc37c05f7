// explore: violated assertion
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

public class ForkJoinForgotten {
    static final AtomicInteger done = new AtomicInteger();

    static class Part extends RecursiveAction {
        final int size;

        Part(int size) {
            this.size = size;
        }

        @Override
        protected void compute() {
            if (size == 1) {
                done.incrementAndGet();
                return;
            }
            new Part(size / 2).fork(); // and never joined
            new Part(size / 2).compute();
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Part(2));
        assert done.get() == 2;
    }
}
