import glassbox.Declarative;
import glassbox.Post;
import glassbox.Range;
import glassbox.Tree;

/** One operation for everything that a report can show. */
public class Reported {
    enum Color { RED, GREEN }

    static class Node {
        @Tree Node left;
        @Tree Node right;
        @Range(min = 0, max = 9) int key;
        Color color;

        Node(int key) {
            this.key = key;
        }
    }

    @Tree Node root;
    int[] numbers;
    @Range(min = 0, max = 0) int a;
    @Range(min = 0, max = 0) int b;
    @Range(min = 0, max = 0) int c;
    boolean isTaken;

    @Declarative
    boolean repOk() {
        if (isBad(a)) {
            return false;
        }
        if (isOdd(a) || !isSmall(a)) {
            return false;
        }
        boolean fits = isSmall(b);
        fits &= isEven(c);
        return fits && isFree() && isOrdered(root, -1, 10);
    }

    @Declarative
    boolean isFree() {
        return !isBad(a) & !isTaken;
    }

    @Declarative
    private static boolean isOrdered(Node n, int low, int high) {
        return n == null
                || low < n.key
                        && n.key < high
                        && isOrdered(n.left, low, n.key)
                        && isOrdered(n.right, n.key, high);
    }

    @Declarative
    private static boolean isBad(int x) {
        return x == 9;
    }

    @Declarative
    private static boolean isSmall(int x) {
        if (x > 3) {
            return false;
        }
        return true;
    }

    @Declarative
    private static boolean isOdd(int x) {
        return x % 2 != 0;
    }

    @Declarative
    private static boolean isEven(int x) {
        return x % 2 == 0;
    }

    public void setBad() {
        a = 9;
    }

    public void setOdd() {
        a = 1;
    }

    public void setLarge() {
        a = 4;
    }

    public void setLargeLater() {
        b = 4;
    }

    public void setUneven() {
        c = 1;
    }

    public void take() {
        isTaken = true;
    }

    public void misplace(int key) {
        Node n = root;
        while (n != null && n.left != null) {
            n = n.left;
        }
        if (n != null) {
            n.left = new Node(key);
        }
    }

    public void share() {
        if (root != null && root.left != null) {
            root.right = root.left;
        }
    }

    public int overrun() {
        int sum = 0;
        for (int i = 0; i <= 4; i++) {
            sum += numbers == null ? i : numbers[i];
        }
        return sum;
    }

    public void check(Color color) {
        assert color != Color.GREEN : "green " + color;
    }

    public String name(char letter, Integer boxed) {
        String text = "x" + letter;
        Integer twice = boxed == null ? Integer.valueOf(7) : boxed;
        return twice > 0 ? text : null;
    }

    @Post("name")
    @Declarative
    boolean isNamed(Reported prestate, String result, char letter, Integer boxed) {
        return result == null && prestate.root == root;
    }

    public void spin() {
        int rounds = 0;
        while (root == null) {
            rounds++;
        }
    }

    public void fine() {}
}
