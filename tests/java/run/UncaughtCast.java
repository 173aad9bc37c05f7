// an uncaught ClassCastException from the heap pollution of generics; exit code 1
import java.util.ArrayList;
import java.util.List;

public class UncaughtCast {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void pollute(List l) { l.add(5); }

    public static void main(String[] args) {
        List<String> l = new ArrayList<>();
        l.add("fine");
        pollute(l);
        for (String s : l) System.out.println(s.length());
    }
}
