// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** What programs ask the system for: properties, separators, the encoding of text. */
public class Properties {
    int count;

    @Declarative
    boolean repOk() {
        return count >= 0;
    }

    public void missing() {
        assert System.getProperty("no.such") == null && System.getProperty("no.such", "d").equals("d");
    }

    public void badMissing() {
        assert System.getProperty("no.such") != null;
    }

    public void setAndAsk(int x) {
        String before = System.setProperty("some.key", "v" + x);
        assert before == null && System.getProperty("some.key").equals("v" + x);
        System.clearProperty("some.key");
        assert System.getProperty("some.key") == null;
    }

    public void badSetAndAsk(int x) {
        System.setProperty("some.key", "v" + x);
        assert System.getProperty("some.key").equals("v1");
    }

    public void numbers() {
        assert Integer.getInteger("no.such", 7) == 7 && !Boolean.getBoolean("no.such");
    }

    public void emptyKey() {
        try {
            System.getProperty("");
            assert false;
        } catch (IllegalArgumentException e) {
            count = 1;
        }
    }

    public void separators() {
        assert System.lineSeparator().length() > 0 && File.separator.equals("" + File.separatorChar);
        assert new File("a", "b.txt").getName().equals("b.txt");
    }

    public void encode(int x) {
        byte[] bytes = ("n" + x).getBytes();
        assert bytes.length == 2 && bytes[0] == 'n' && bytes[1] == '0' + x;
        assert new String(bytes, StandardCharsets.UTF_8).endsWith("" + x);
    }

    public void badEncode(int x) {
        assert Arrays.equals(("n" + x).getBytes(StandardCharsets.UTF_8), new byte[] {'n', '0'});
    }
}
