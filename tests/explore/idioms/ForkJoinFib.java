// explore: holds; only reduced
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinFib {
    static class Fib extends RecursiveTask<Integer> {
        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n <= 1) {
                return n;
            }
            Fib first = new Fib(n - 1);
            first.fork();
            return new Fib(n - 2).compute() + first.join();
        }
    }

    public static void main(String[] args) {
        assert new ForkJoinPool(2).invoke(new Fib(2)) == 1;
    }
}
