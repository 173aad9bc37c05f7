// regular expressions: groups, quantifiers, classes, find loops, replacement, flags, splitting
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class RegexBasics {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.(com|org)").matcher("ann@site.org, bob@home.com; bad@x.net");
        while (m.find()) System.out.println(m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.start() + "-" + m.end(3) + " " + m.groupCount());
        String[][] cases = {{"a*b", "aaab"}, {"a+?", "aaa"}, {"(a|b)*c", "ababc"}, {"^x.*y$", "x--y"}, {"[^0-9]{2,3}", "abc"}, {"\\d{4}-\\d\\d", "2024-05"}, {"(?i)HELLO", "hello"},
            {"(.)(.)\\2\\1", "abba"}, {"a(?=b)b", "ab"}, {"a(?!b).", "ab"}, {"(?<y>\\d+)", "77"}, {"\\bcat\\b", "cat"}, {"[a-c&&[b-d]]+", "bcb"}, {"a?a?a?aaa", "aaa"}, {"\\Q.*\\E", ".*"}, {"(a+)+b", "aaaaaaaac"}};
        for (String[] c : cases) System.out.println(c[0] + " " + Pattern.matches(c[0], c[1]) + " " + Pattern.compile(c[0]).matcher("--" + c[1] + "--").find());
        Matcher n = Pattern.compile("(?<key>\\w+)=(?<val>\\w*)").matcher("a=1&bb=&c=xyz");
        StringBuilder sb = new StringBuilder();
        while (n.find()) n.appendReplacement(sb, n.group("val") + ":" + n.group("key").toUpperCase());
        n.appendTail(sb);
        System.out.println(sb);
        System.out.println("2024-01-31".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1") + " " + "aXbXc".replaceFirst("X", Matcher.quoteReplacement("$")) + " " + Pattern.compile("\\d").matcher("a1b2").replaceAll(r -> "<" + r.group() + ">"));
        System.out.println(String.join("|", Pattern.compile("\\s*,\\s*").split("a , b,c ,d")) + " " + Pattern.compile("^b", Pattern.MULTILINE).matcher("a\nb").find() + Pattern.compile("a.b", Pattern.DOTALL).matcher("a\nb").matches());
        Matcher l = Pattern.compile("ab").matcher("abab");
        System.out.println(l.lookingAt() + " " + l.matches() + " " + l.reset().find(1) + l.start() + l.hitEnd());
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex());
        }
    }
}
