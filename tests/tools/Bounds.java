import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The bounds, as options of glassbox. */
final class Bounds {
    int nodes = 5;
    int height;
    long low;
    long high = -1;
    int arrays = -1;
    int steps = 100_000;
    boolean count;
    final Map<String, Integer> objects = new HashMap<>();
    final Set<String> methods = new HashSet<>();
    final Set<String> allowed = new HashSet<>();

    static boolean isFlag(String option) {
        return option.equals("--count");
    }

    Bounds(List<String> options) {
        for (int i = 0; i < options.size(); i++) {
            String option = options.get(i);
            if (isFlag(option)) {
                count = true;
                continue;
            }
            String value = options.get(++i);
            switch (option) {
                case "--nodes" -> nodes = Integer.parseInt(value);
                case "--height" -> height = Integer.parseInt(value);
                case "--arrays" -> arrays = Integer.parseInt(value);
                case "--steps" -> steps = Integer.parseInt(value);
                case "--method" -> methods.add(value);
                case "--allow" -> allowed.add(value);
                case "--ints" -> {
                    low = Long.parseLong(value.split("\\.\\.")[0]);
                    high = Long.parseLong(value.split("\\.\\.")[1]);
                }
                case "--objects" -> {
                    for (String part : value.split(",")) {
                        objects.put(part.split("=")[0], Integer.parseInt(part.split("=")[1]));
                    }
                }
                default -> throw new IllegalArgumentException("unknown option " + option);
            }
        }
    }

    /** Whether --method names it: put, or remove(Object). */
    boolean selects(Method m) {
        return methods.contains(m.getName()) || methods.contains(m.getName() + Arrays
                .stream(m.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(",", "(", ")")));
    }

    /** Once the number of positions is known. */
    void fill(int positions) {
        high = high < 0 && low == 0 ? positions : high;
        arrays = arrays < 0 ? positions : arrays;
    }

    int pool(Class<?> c) {
        return objects.getOrDefault(c.getSimpleName(), objects.getOrDefault(c.getName(), 3));
    }

    @Override
    public String toString() {
        return "nodes " + nodes + ", ints " + low + ".." + high + ", arrays " + arrays
                + (objects.isEmpty() ? "" : ", objects " + objects);
    }
}
