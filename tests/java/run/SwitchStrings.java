// switch on strings, with equal hash codes, empty string, null, fall-through
public class SwitchStrings {
    static int pick(String s) {
        switch (s) {
            case "": return 0;
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "hello":
            case "world": return 6;
            case "\u00e9": return 7;
            default: return -1;
        }
    }

    static String day(String d) {
        return switch (d) {
            case "sat", "sun" -> "weekend";
            case "mon" -> {
                String r = "week";
                yield r + "start";
            }
            default -> d.length() == 3 ? "weekday" : "unknown";
        };
    }

    public static void main(String[] args) {
        String[] v = {"", "Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "hello", "world", "World", "\u00e9", "x"};
        for (String s : v) System.out.print(pick(s) + " " + pick(new String(s)) + " ");
        System.out.println();
        System.out.println(pick(new StringBuilder("he").append("llo").toString()));
        for (String s : new String[] {"sat", "sun", "mon", "tue", "none"}) System.out.println(day(s));
        try {
            pick(null);
        } catch (NullPointerException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
