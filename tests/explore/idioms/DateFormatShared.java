// explore: violated race|exception|assertion
import java.util.*;

/* A StringBuilder that all use, as SimpleDateFormat does with its calendar. */
public class DateFormatShared {
    static class Format {
        private final StringBuilder buffer = new StringBuilder();

        String format(int x) {
            buffer.setLength(0);
            buffer.append(x);
            return buffer.toString();
        }
    }

    static final Format format = new Format();

    public static void main(String[] args) {
        new Thread(() -> format.format(1)).start();
        format.format(2);
    }
}
