// main declares a checked exception and throws it without message; output before it is kept; exit code 1
public class UncaughtChecked {
    static class Plain extends Exception { }

    public static void main(String[] args) throws Exception {
        System.out.println("out");
        System.err.println("err");
        if (args.length == 0) throw new Plain();
    }
}
