// char as a number: arithmetic, ranges, conditionals that keep char, Caesar cipher
public class CharArithmetic {
    static String caesar(String s, int k) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') out.append((char) ('a' + (c - 'a' + k + 26) % 26));
            else if (c >= 'A' && c <= 'Z') out.append((char) ('A' + (c - 'A' + k + 26) % 26));
            else out.append(c);
        }
        return out.toString();
    }

    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println("" + c + 1);
        System.out.println(c++ + " " + c);
        final int n = 98;
        char d = n;
        System.out.println(d);
        boolean t = args.length == 0;
        System.out.println(t ? 'x' : 0);
        int zero = 0;
        System.out.println(t ? 'x' : zero);
        System.out.println(t ? c : 1);
        char max = '\uffff';
        max++;
        System.out.println((int) max);
        max--;
        System.out.println((int) max);
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println((char) 65 + (char) 66);
        System.out.println('\t' + '\n' + '\\' + '\'' + '\101');
        String enc = caesar("Hello, World! xyz", 3);
        System.out.println(enc);
        System.out.println(caesar(enc, -3));
        int[] count = new int[26];
        for (char x : "the quick brown fox jumps over the lazy dog".toCharArray()) if (x != ' ') count[x - 'a']++;
        StringBuilder sb = new StringBuilder();
        for (char x = 'a'; x <= 'z'; x++) sb.append(x).append(count[x - 'a']);
        System.out.println(sb);
        System.out.println(Character.getNumericValue('7') + ('9' - '0'));
        char[] cs = {'d', 'a'};
        cs[0] -= cs[1] - 'A';
        System.out.println(cs);
        System.out.println(String.valueOf(cs) + cs.length);
    }
}
