// explore: violated assertion at --races ignore
import java.io.*;

public class StreamShared {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (System.in instanceof Source) System.in.mark(1);
        });
        Source source = new Source();
        System.setIn(source);
        t.start();
        source.mark(1);
        t.join();
        assert source.marked == 2;
    }

    static class Source extends InputStream {
        int marked;

        @Override
        public int read() {
            return -1;
        }

        @Override
        public void mark(int limit) {
            marked++;
        }
    }
}
