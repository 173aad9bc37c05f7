// expect: bad... violated, others hold at --ints -2..12
import glassbox.*;
public class ParseNumbers {
    int n;
    @Declarative public boolean repOk() { return n >= -2; }
    public void okRound(int k) { assert Integer.parseInt(Integer.toString(k)) == k && Integer.valueOf("" + k) == k && Long.parseLong("" + k) == k; }
    public void badRound(int k) { assert Integer.parseInt("" + k, 8) == k || k >= 8; }
    public void okRadix(@Range(min = 0, max = 12) int k) { assert Integer.parseInt(Integer.toBinaryString(k), 2) == k && Integer.parseInt(Integer.toHexString(k), 16) == k && Integer.toString(k, 3).length() <= 3; }
    public void okNfe() { for (String s : new String[] {"", "x", "1.0", " 1", "2147483648", "-", "+", "0x10", "1_000"}) try { Integer.parseInt(s); assert false; } catch (NumberFormatException e) { } }
    public void okPlus() { assert Integer.parseInt("+7") == 7 && Integer.parseInt("-0") == 0 && Integer.decode("0x1F") == 31 && Integer.decode("010") == 8 && Integer.parseInt("2147483647") == Integer.MAX_VALUE; }
    public void badPlus() { assert Integer.decode("010") == 10; }
    public void badNfe(String s) { if (s != null) n = Math.max(0, Integer.parseInt(s)); }
    public void badParse(String s) { try { n = Integer.parseInt(s); assert n != 0; } catch (NumberFormatException e) { n = 0; } }
    static int count = 0;
    public void badNeg(String s) { try { int v = Integer.parseInt(s); assert v >= 0; } catch (NumberFormatException e) { } }
    public void badLong() { long v = Long.parseLong("2147483648"); assert (int) v > 0; }
    public void okBool() { assert Boolean.parseBoolean("TrUe") && !Boolean.parseBoolean("yes") && !Boolean.parseBoolean(null); }
    public void okDouble() { assert Double.parseDouble("1e2") == 100 && Double.parseDouble(" 0.5 ") == 0.5 && Double.isNaN(Double.parseDouble("NaN")) && Double.toString(1.0).equals("1.0") && ("" + 1e10).equals("1.0E10") && ("" + 100f).equals("100.0"); }
    public void badDouble() { assert Double.parseDouble("0.1") + Double.parseDouble("0.2") == Double.parseDouble("0.3"); }
    public void okChar(int k) { if (k >= 0 && k < 10) assert Character.forDigit(k, 10) == '0' + k && Character.digit((char) ('0' + k), 10) == k; }
    public void badChar(int k) { if (k >= 0) assert Character.digit((char) ('0' + k), 10) == k; }
    static int atoi(String s) { int r = 0, i = 0, sign = 1; if (i < s.length() && s.charAt(i) == '-') { sign = -1; i++; } for (; i < s.length(); i++) { char c = s.charAt(i); if (c < '0' || c > '9') throw new NumberFormatException(s); r = r * 10 + (c - '0'); } return sign * r; }
    public void okAtoi(int k) { assert atoi("" + k) == k; }
    public void badAtoi() { assert atoi("4294967296") != 0; }
    public void badAtoi2(String s) { if (s != null && !s.isEmpty()) atoi(s); }
    public void okUnsigned() { assert Integer.parseUnsignedInt("4294967295") == -1 && Integer.toUnsignedString(-1).equals("4294967295") && Integer.compareUnsigned(-1, 1) > 0 && Long.toString(Long.MIN_VALUE).equals("-9223372036854775808"); }
}
