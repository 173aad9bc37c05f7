// expect: bad... violated, others hold at --ints 0..127
public class CharOps {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okDigit(char c) { if (Character.isDigit(c)) assert Character.getNumericValue(c) == c - '0'; }
    public void badDigit(char c) { assert !Character.isDigit(c) || c != '7'; }
    public void okUpper(char c) { if (Character.isLowerCase(c)) assert Character.toUpperCase(c) == c - 32; }
    public void badUpper(char c) { assert Character.toUpperCase(c) == c; }
    public void okLetter(char c) { assert Character.isLetter(c) == (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'); assert Character.isWhitespace(' '); }
}
