// explore: inconclusive
import java.util.stream.IntStream;

/** The threads of a parallel stream are not explored; nobody may say that this holds. */
public class ParallelStream {
    static int count;

    public static void main(String[] args) {
        IntStream.range(0, 4).parallel().forEach(i -> count++);
    }
}
