/** A class that is initialised by whoever comes first. */
public class InitialiserOnce {
    static class Table {
        static int[] squares = new int[3];
        static int count;

        static {
            for (int i = 0; i < squares.length; i++) {
                squares[i] = i * i;
                count++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            assert Table.squares[2] == 4;
        });
        t.start();
        assert Table.count == 3 && Table.squares[1] == 1;
        t.join();
    }
}
