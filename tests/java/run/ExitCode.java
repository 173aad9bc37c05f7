// System.exit with a code: finally blocks do not run, buffered output is kept
// args: 7
public class ExitCode {
    public static void main(String[] args) {
        System.out.println("leaving");
        System.err.println("to stderr");
        System.out.print("unfinished line");
        try {
            System.exit(Integer.parseInt(args[0]) * 6);
        } finally {
            System.out.println("not reached");
        }
    }
}
