import glassbox.Check;
import glassbox.Range;

/** What fails has no neighbours that fail: the least of it is not found step by step. */
class Digits {
    @Check
    public static void ends(@Range(min = -90, max = 90) int n) {
        String text = Integer.toString(n);
        assert !(text.endsWith("8") && text.length() >= 2) : text;
    }
}
