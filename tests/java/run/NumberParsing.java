// parsing and printing of numbers: Integer, Double, Float, Boolean, with the messages of failures
public class NumberParsing {
    public static void main(String[] args) {
        String[] ints = {"0", "-0", "+5", "007", "2147483647", "2147483648", "-2147483649", "", "-", "1 ", "1.0", "abc", "0x10", "99999999999"};
        for (String s : ints) {
            try {
                System.out.println(s + " -> " + Integer.parseInt(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getClass().getName() + ": " + e.getMessage());
            }
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("12", 40);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Byte.parseByte("200");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        String[] doubles = {"0", "-0", "1.5", ".5", "5.", "1e10", "1E-5", "1e400", "-1e400", "4.9e-324", "1e-400", "NaN", "Infinity", "-Infinity", "0x1.8p1", "1f", "2d",
            " 3.25 ", "3.14159265358979323846", "2.2250738585072014E-308", "9007199254740993", "123456789012345678", "0.1e-6", "1e23", "x", "", "1.2.3", "e5", "1e"};
        for (String s : doubles) {
            try {
                double d = Double.parseDouble(s);
                System.out.println(s + " -> " + d + " " + Float.parseFloat(s) + " " + Long.toHexString(Double.doubleToLongBits(d)));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.valueOf("true") + " " + Boolean.logicalXor(true, true) + " " + Boolean.hashCode(true) + " " + Boolean.compare(true, false));
        System.out.println(Integer.parseInt("xx1234yy", 2, 6, 10) + " " + Long.parseLong("-ff", 16));
    }
}
