import java.util.function.IntSupplier;

/** A lambda without captures is one object, whoever needs it first. */
public class LambdaShared {
    static int twice(IntSupplier s) {
        return s.getAsInt() * 2;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                int four = twice(() -> 2);
                assert four == 4;
            }).start();
    }
}
