// explore: violated assertion at --races ignore
import java.io.*;

public class StreamReplaced {
    public static void main(String[] args) throws Exception {
        PrintStream before = System.out, other = new PrintStream(new ByteArrayOutputStream());
        Thread t = new Thread(() -> System.setOut(other));
        t.start();
        boolean same = System.out == before;
        t.join();
        assert same;
    }
}
