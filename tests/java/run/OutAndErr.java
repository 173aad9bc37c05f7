// System.out and System.err: every print overload, printf, write, checkError, append
public class OutAndErr {
    static class Named {
        @Override public String toString() { return "named"; }
    }

    static class NullNamed {
        @Override public String toString() { return null; }
    }

    public static void main(String[] args) {
        java.io.PrintStream[] streams = {System.out, System.err};
        for (java.io.PrintStream s : streams) {
            s.print(true);
            s.print('c');
            s.print(1);
            s.print(2L);
            s.print(1.5f);
            s.print(2.5);
            s.print(new char[] {'x', 'y'});
            s.print("str");
            s.print((String) null);
            s.print(new Named());
            s.print((Object) null);
            s.println();
            s.println(false);
            s.println('d');
            s.println(-1);
            s.println(-2L);
            s.println(-1.5f);
            s.println(-2.5);
            s.println(new char[] {'z'});
            s.println("line");
            s.println((String) null);
            s.println(new Named());
            s.println(new NullNamed());
            s.printf("%d-%s%n", 5, "five");
            s.format("%x%n", 255);
            s.append('a').append("bc").append("defgh", 1, 3).println();
            s.write('w');
            s.write('\n');
            s.flush();
            System.out.println(s.checkError());
        }
        try {
            System.out.print((char[]) null);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
    }
}
