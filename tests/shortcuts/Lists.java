// Work lists that specifications make for themselves are rows of links, and states wait for
// each other where they ask for an end (src/symbolic/lists.c). Each class says the same thing
// with a list and without; where one says more than the other, a state tells.

import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.Queue;
import java.util.Set;
import java.util.Stack;

// Breadth first, with a queue; the order shows in the numbers.
// all Breadth --nodes 5 --ints 0..5: holds
class Breadth {
    static class Node {
        int number;
        @Tree Node left, right;
    }

    @Tree Node root;
    int size;

    @Declarative
    boolean repOk() {
        if (root == null) return size == 0;
        LinkedList<Node> work = new LinkedList<>();
        Set<Node> seen = new HashSet<>();
        seen.add(root);
        work.add(root);
        int next = 0;
        while (!work.isEmpty()) {
            Node n = work.removeFirst();
            if (n.number != next++) return false;
            if (n.left != null) {
                if (!seen.add(n.left)) return false;
                work.add(n.left);
            }
            if (n.right != null) {
                if (!seen.add(n.right)) return false;
                work.add(n.right);
            }
        }
        return seen.size() == size;
    }

    public void look() {
        assert (size == 0) == (root == null);
        if (root == null) return;
        assert root.number == 0;
        if (root.left != null && root.right != null) {
            assert root.left.number == 1 && root.right.number == 2;
            assert root.left.left == null || root.left.left.number == 3;
        }
        if (root.left != null && root.right == null && root.left.left != null) assert root.left.left.number == 2;
    }
}

// Depth first, with what the same code would be as a queue.
// all Depth --nodes 4 --ints 0..4: violated
class Depth extends Breadth {
    @Override
    @Declarative
    boolean repOk() {
        Deque<Node> work = new ArrayDeque<>();
        if (root != null) work.push(root);
        int next = 0;
        while (work.size() > 0) {
            Node n = work.pop();
            if (n.number != next++) return false;
            if (n.right != null) work.push(n.right);
            if (n.left != null) work.push(n.left);
        }
        return next == size;
    }
}

// all DepthTold --nodes 4 --ints 0..4: holds
class DepthTold extends Depth {
    @Override
    public void look() {
        if (root == null || root.left == null || root.right == null) return;
        int below = 1 + (root.left.left == null ? 0 : 1) + (root.left.right == null ? 0 : 1);
        assert root.left.number == 1 && root.right.number == 1 + below;
    }
}

// Nulls are elements of a LinkedList and of a Stack, and poll gives null for nothing, too.
// all Nulls --nodes 4 --ints 0..4: holds
class Nulls {
    static class Node {
        int below;
        @Tree Node left, right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        Stack<Node> work = new Stack<>();
        int count = 0;
        work.push(root);
        while (!work.empty()) {
            Node n = work.pop();
            if (n == null) {
                count++;
                continue;
            }
            work.push(n.left);
            work.push(n.right);
        }
        return root == null || root.below == count;
    }

    @Declarative
    private static int empty(Node n) {
        return n == null ? 1 : empty(n.left) + empty(n.right);
    }

    public void look() {}

    @Post("look")
    @Declarative
    boolean looked(Nulls before) {
        return root == null || root.below == empty(root);
    }

    // The first null ends it.
    @Declarative
    int untilNull() {
        Queue<Node> work = new LinkedList<>();
        int count = 0;
        work.add(root);
        for (Node n; (n = work.poll()) != null; count++) {
            work.offer(n.left);
            work.offer(n.right);
        }
        return count * 10 + work.size();
    }

    @Declarative
    private int plain() {
        if (root == null) return 0;
        if (root.left == null) return 11;
        if (root.right == null) return 22;
        return root.left.left == null ? 33 : 0;
    }

    public void ends() {}

    @Post("ends")
    @Declarative
    boolean ended(Nulls before) {
        return plain() == 0 && root != null || untilNull() == plain();
    }
}

// An ArrayDeque throws where it is given null: that is the specification's failure.
// all NullThrows --nodes 2 --ints 0..1: violated
class NullThrows extends Nulls {
    @Override
    public void look() {}

    @Override
    @Declarative
    boolean repOk() {
        Queue<Node> work = new ArrayDeque<>();
        if (root != null && root.below == 0) return true;
        if (root != null) work.add(root.left);
        return work.size() == 1;
    }

    @Override
    @Declarative
    boolean looked(Nulls before) {
        return root != null && root.below == 0;
    }

    @Override
    boolean ended(Nulls before) {
        return true;
    }
}

// Nothing can be taken from an empty list, whichever way it became empty.
// all Empty --nodes 1 --ints 0..2: holds
class Empty {
    int a, b;
    boolean puts, first, clears;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    private int withList() {
        LinkedList<Object> s = new LinkedList<>(), other = new LinkedList<>();
        if (puts) s.add(a);
        else s.addFirst(b);
        s.addLast(b);
        other.push(a);
        LinkedList<Object> either = first ? s : other;
        either.addFirst("x");
        if (clears) other.clear();
        int sum = s.size() * 1000 + other.size() * 100;
        if (first != (s.peekFirst() instanceof String)) sum += 10000;
        if (s.contains(a)) sum += 1;
        Object last = s.removeLast();
        if (s.contains(a)) sum += 2;
        if (other.peekLast() == null) sum += 4;
        if (!last.equals(b)) sum += 8;
        if (other.pollFirst() == null) sum += 16;
        return sum;
    }

    @Declarative
    private int plain() {
        int s = 2 + (first ? 1 : 0), o = clears ? 0 : 1 + (first ? 0 : 1);
        boolean one = puts || a == b;
        return s * 1000 + o * 100 + (one ? 1 : 0) + (puts || a == b ? 2 : 0) + (clears ? 4 + 16 : 0);
    }

    public void look() {}

    @Post("look")
    @Declarative
    boolean looked(Empty before) {
        return withList() == plain();
    }
}

// Who leaves the loop early asks what is left.
// all Leaves --nodes 4 --ints 0..4: holds
class Leaves {
    static class Node {
        int stop;
        @Tree Node left, right;
    }

    @Tree Node root;
    int left;

    @Declarative
    boolean repOk() {
        LinkedList<Node> work = new LinkedList<>();
        int taken = 0;
        if (root != null) work.add(root);
        while (!work.isEmpty()) {
            Node n = work.peek();
            if (n.stop == 1) break;
            work.remove();
            taken++;
            if (n.left != null) work.add(n.left);
            if (n.right != null) work.add(n.right);
        }
        return left == work.size() * 2 + (taken == 0 ? 1 : 0);
    }

    @Declarative
    private int expected() {
        if (root == null) return 1;
        if (root.stop == 1) return 3;
        boolean l = root.left != null, r = root.right != null;
        if (l && root.left.stop == 1) return r ? 4 : 2;
        if (!l && r && root.right.stop == 1) return 2;
        return -1;
    }

    public void look() {}

    @Post("look")
    @Declarative
    boolean looked(Leaves before) {
        int e = expected();
        return e < 0 || e == left;
    }
}

// A list that is walked otherwise, or asked for its class.
// all Otherwise --nodes 2 --ints 0..1: holds
class Otherwise {
    static class Node {
        int value;
        @Tree Node next;
    }

    @Tree Node head;

    @Declarative
    private LinkedList<Integer> values() {
        LinkedList<Integer> all = new LinkedList<>();
        for (Node n = head; n != null; n = n.next) all.add(n.value);
        return all;
    }

    @Declarative
    boolean repOk() {
        LinkedList<Integer> all = values();
        int before = -1;
        for (int v : all) {
            if (v < before) return false;
            before = v;
        }
        return all.getClass() == LinkedList.class;
    }

    public void look() {
        for (Node n = head; n != null && n.next != null; n = n.next) assert n.value <= n.next.value;
    }

    public boolean addFirst(int v) {
        if (head != null && head.value < v) return false;
        Node n = new Node();
        n.value = v;
        n.next = head;
        head = n;
        return true;
    }
}

// all OtherwiseWrong --nodes 2 --ints 0..1: violated
class OtherwiseWrong extends Otherwise {
    @Override
    public boolean addFirst(int v) {
        Node n = new Node();
        n.value = v;
        n.next = head;
        head = n;
        return true;
    }
}

// A graph without a tree: nodes come from anywhere, and are put in more than once.
// all Graph --objects Node=3: holds
class Graph {
    static class Node {
        Node a, b;
    }

    Node start;
    int count;

    @Declarative
    boolean repOk() {
        Set<Node> seen = new HashSet<>();
        Deque<Node> work = new ArrayDeque<>();
        if (start != null) work.addLast(start);
        while (!work.isEmpty()) {
            Node n = work.removeLast();
            if (!seen.add(n)) continue;
            if (n.a != null) work.addLast(n.a);
            if (n.b != null) work.addLast(n.b);
        }
        return seen.size() == count;
    }

    public void look() {
        assert (count == 0) == (start == null);
        assert count != 1 || (start.a == null || start.a == start) && (start.b == null || start.b == start);
        assert count <= 3;
    }
}

// all GraphAll --objects Node=3: violated
class GraphAll extends Graph {
    @Override
    public void look() {
        assert count < 3 || start.a != start;
    }
}

// Two loops over two lists, a helper that puts in and one that takes out.
// all Helpers --nodes 4 --ints 0..4: holds
class Helpers {
    static class Node {
        int depth;
        @Tree Node left, right;
    }

    @Tree Node root;

    @Declarative
    private static void put(Node n, LinkedList<Node> work) {
        if (n != null) work.add(n);
    }

    @Declarative
    private static Node take(LinkedList<Node> work) {
        return work.isEmpty() ? null : work.removeFirst();
    }

    @Declarative
    boolean repOk() {
        LinkedList<Node> level = new LinkedList<>();
        put(root, level);
        int depth = 0;
        while (!level.isEmpty()) {
            LinkedList<Node> next = new LinkedList<>();
            for (Node n = take(level); n != null; n = take(level)) {
                if (n.depth != depth) return false;
                put(n.left, next);
                put(n.right, next);
            }
            level = next;
            depth++;
        }
        return true;
    }

    public void look() {
        if (root == null) return;
        assert root.depth == 0;
        assert root.left == null || root.left.depth == 1;
        assert root.right == null || root.right.depth == 1;
        assert root.left == null || root.left.left == null || root.left.left.depth == 2;
    }

    @Declarative
    private static boolean isAt(Node n, int depth) {
        return n == null || n.depth == depth && isAt(n.left, depth + 1) && isAt(n.right, depth + 1);
    }

    public void same() {}

    @Post("same")
    @Declarative
    boolean isSame(Helpers before) {
        return isAt(root, 0);
    }
}

// An invariant with a special case whose integer is not what the other case counts.
// all Special --nodes 4 --ints 0..3: holds
class Special {
    static class Node {
        @Tree Node next;
    }

    @Tree Node head;
    int size, spare;

    @Declarative
    private int count() {
        int n = 0;
        for (Node x = head; x != null; x = x.next) n++;
        return n;
    }

    @Declarative
    boolean repOk() {
        if (head == null) return size == 2 && spare == 1;
        return size == count() + spare && spare != 1;
    }

    public void look() {
        assert head != null || size == 2 && spare == 1;
        assert head == null || spare != 1;
        assert head == null || head.next != null || size == spare + 1;
    }

    public void push() {
        if (head == null) {
            size = 1;
            spare = 0;
        } else size++;
        Node n = new Node();
        n.next = head;
        head = n;
    }
}

// all SpecialWrong --nodes 4 --ints 0..3: violated
class SpecialWrong extends Special {
    @Override
    public void push() {
        Node n = new Node();
        n.next = head;
        if (head != null) size++;
        spare = spare == 1 ? 0 : spare;
        head = n;
    }
}
