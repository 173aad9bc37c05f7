import glassbox.Check;
import java.util.Comparator;
import java.util.function.IntUnaryOperator;

/** Constants that are lambdas: the class is initialised before everything, as others are. */
public class StaticLambda {
  static final class Job {
    int due;
    boolean urgent;
  }

  static final Comparator<Job> ORDER =
      Comparator.comparing((Job j) -> !j.urgent).thenComparingInt(j -> j.due);
  static final IntUnaryOperator NEXT = x -> x + 1;

  @Check
  static int next(int x) {
    assert NEXT.applyAsInt(x) == x + 1;
    return ORDER == null ? 0 : x;
  }

  @Check
  static void badNext(int x) {
    assert NEXT.andThen(NEXT).applyAsInt(x) < x + 2;
  }

  static class Counter {
    static int made;
    static final Runnable ONE = () -> made++;

    static {
      StaticLambda.begun = made;
    }
  }

  static int begun = -1;

  @Check
  static void counts() {
    assert begun == -1;
    Counter.ONE.run();
    assert begun == 0 && Counter.made == 1;
  }
}
