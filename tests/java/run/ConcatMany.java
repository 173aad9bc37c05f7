// one concatenation of more operands than a call can take, and deep chains of parts
public class ConcatMany {
    static int n;

    static String s(int k) {
        n += k;
        return "s" + k;
    }

    public static void main(String[] args) {
        int i = 7;
        long l = 1L << 33;
        char c = 'c';
        double d = 0.5;
        String r = "start"
            + i + "-0" + l + c + s(0) + d
            + i + "-1" + l + c + s(1) + d
            + i + "-2" + l + c + s(2) + d
            + i + "-3" + l + c + s(3) + d
            + i + "-4" + l + c + s(4) + d
            + i + "-5" + l + c + s(5) + d
            + i + "-6" + l + c + s(6) + d
            + i + "-7" + l + c + s(7) + d
            + i + "-8" + l + c + s(8) + d
            + i + "-9" + l + c + s(9) + d
            + i + "-10" + l + c + s(10) + d
            + i + "-11" + l + c + s(11) + d
            + i + "-12" + l + c + s(12) + d
            + i + "-13" + l + c + s(13) + d
            + i + "-14" + l + c + s(14) + d
            + i + "-15" + l + c + s(15) + d
            + i + "-16" + l + c + s(16) + d
            + i + "-17" + l + c + s(17) + d
            + i + "-18" + l + c + s(18) + d
            + i + "-19" + l + c + s(19) + d
            + i + "-20" + l + c + s(20) + d
            + i + "-21" + l + c + s(21) + d
            + i + "-22" + l + c + s(22) + d
            + i + "-23" + l + c + s(23) + d
            + i + "-24" + l + c + s(24) + d
            + i + "-25" + l + c + s(25) + d
            + i + "-26" + l + c + s(26) + d
            + i + "-27" + l + c + s(27) + d
            + i + "-28" + l + c + s(28) + d
            + i + "-29" + l + c + s(29) + d
            + i + "-30" + l + c + s(30) + d
            + i + "-31" + l + c + s(31) + d
            + i + "-32" + l + c + s(32) + d
            + i + "-33" + l + c + s(33) + d
            + i + "-34" + l + c + s(34) + d
            + i + "-35" + l + c + s(35) + d
            + i + "-36" + l + c + s(36) + d
            + i + "-37" + l + c + s(37) + d
            + i + "-38" + l + c + s(38) + d
            + i + "-39" + l + c + s(39) + d
            + i + "-40" + l + c + s(40) + d
            + i + "-41" + l + c + s(41) + d
            + i + "-42" + l + c + s(42) + d
            + i + "-43" + l + c + s(43) + d
            + i + "-44" + l + c + s(44) + d
            + i + "-45" + l + c + s(45) + d
            + i + "-46" + l + c + s(46) + d
            + i + "-47" + l + c + s(47) + d
            + i + "-48" + l + c + s(48) + d
            + i + "-49" + l + c + s(49) + d
            + i + "-50" + l + c + s(50) + d
            + i + "-51" + l + c + s(51) + d
            + i + "-52" + l + c + s(52) + d
            + i + "-53" + l + c + s(53) + d
            + i + "-54" + l + c + s(54) + d
            + i + "-55" + l + c + s(55) + d
            + i + "-56" + l + c + s(56) + d
            + i + "-57" + l + c + s(57) + d
            + i + "-58" + l + c + s(58) + d
            + i + "-59" + l + c + s(59) + d;
        System.out.println(r);
        System.out.println(r.length() + " " + r.hashCode() + " " + n);
        String deep = "";
        for (int k = 0; k < 200; k++) deep = k % 2 == 0 ? deep + k : k + deep;
        System.out.println(deep.length() + " " + deep.hashCode());
    }
}
