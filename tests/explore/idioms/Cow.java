// explore: holds
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;
public class Cow {
    private final AtomicReference<List<String>> names = new AtomicReference<>(List.of());
    void add(String s) {
        names.updateAndGet(old -> Stream.concat(old.stream(), Stream.of(s)).collect(Collectors.toUnmodifiableList()));
    }
    public static void main(String[] args) throws Exception {
        Cow c = new Cow();
        Thread t = new Thread(() -> c.add("x"));
        t.start();
        c.add("y");
        t.join();
        assert c.names.get().size() == 2;
        assert c.names.get().containsAll(Set.of("x", "y"));
    }
}
