import glassbox.Choose;

/** What is chosen has been constructed, and whoever chooses it sees that. */
public class ChosenWhole {
    static class Pair {
        int left, right;

        Pair() {
            this(3);
            right = 4;
        }

        Pair(int left) {
            this.left = left;
        }
    }

    static volatile int steps;

    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread(() -> {
            Pair made = new Pair();
            steps++;
            assert made != null;
        });
        maker.start();
        Pair any = Choose.objectOrNull(Pair.class);
        assert any == null || any.left + any.right == 7;
        maker.join();
    }
}
