// expect: bad... violated, others hold at --ints 0..2 --objects String=2
import glassbox.*;
import java.util.*;

public class Text {
    private final StringBuilder line = new StringBuilder();
    private int lines;

    @Declarative public boolean repOk() { return lines >= 0 && line.indexOf("\n") < 0; }

    public void append(String s) { if (s != null && s.indexOf('\n') < 0) line.append(s); }
    public void badAppend(String s) { line.append(s).append('\n'); }
    public void flush() { line.setLength(0); lines++; assert line.toString().isEmpty(); }
    public void badTrim() { line.deleteCharAt(line.length() - 1); }
    public void reverse() { String s = line.toString(); line.reverse().reverse(); assert line.toString().equals(s); }
    public void badReverse() { String s = line.append("ab").toString(); line.reverse(); assert line.toString().equals(s); }
}
