import glassbox.Check;
import glassbox.Choose;

public class Chosen {
    @Check
    static void wide() {
        long x = Choose.longInteger();
        assert x != 1234567890123456789L;
    }

    @Check
    static void loops() {
        int n = Choose.integer();
        for (int i = 0; i < n; i++) {
            assert i >= 0;
        }
    }

    @Check
    static void none() {
        Choose.integer(2, 1);
    }
}
