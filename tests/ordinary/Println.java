// expect: bad... violated, others hold at --ints 0..3
public class Println {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okPrint(int k) { System.out.println("k = " + k); System.out.print(k); System.out.printf("%d%n", k); System.err.println(n); n = k; }
    public void badPrint(int k) { System.out.println("k = " + k); n = -k; }
}
