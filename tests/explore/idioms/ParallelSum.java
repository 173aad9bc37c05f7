// explore: holds
import java.util.stream.*;
public class ParallelSum {
    public static void main(String[] args) {
        int s = IntStream.rangeClosed(1, 4).parallel().map(x -> x * x).sum();
        assert s == 30;
    }
}
