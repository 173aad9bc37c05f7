import java.util.function.Function;

public class Jobs {
    interface Job extends Function<String, Integer> {}

    interface Source {
        int[] next();

        String name(char c);
    }

    private int total;

    public void take(Source s) {
        int[] all = s.next();
        if (all != null) {
            total += all.length;
        }
        String name = s.name('x');
        assert name == null || name.length() == 1;
    }

    public void run(Job j) {
        total += j.apply("a");
    }
}
