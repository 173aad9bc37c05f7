// Runtime.exit inside a static initializer
public class ExitInInit {
    static class Quit {
        static final int CODE = quit(3);

        static int quit(int code) {
            System.out.println("quit " + code);
            Runtime.getRuntime().exit(code);
            return code;
        }
    }

    public static void main(String[] args) {
        System.out.println("main");
        System.out.println(Quit.CODE);
    }
}
