// explore: inconclusive
import java.util.stream.*;
/** Threads of a parallel stream are not explored: nobody may say that this holds. */
public class ParallelSum {
    public static void main(String[] args) {
        int s = IntStream.rangeClosed(1, 4).parallel().map(x -> x * x).sum();
        assert s == 30;
    }
}
