// ArrayDeque: wrap-around, growth, both ends, iterators with removal, against a LinkedList
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedList;

public class ArrayDequeWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>(4);
        LinkedList<Integer> model = new LinkedList<>();
        long sum = 0;
        for (int i = 0; i < 5000; i++) {
            switch (rnd(9)) {
                case 0, 1 -> { d.addFirst(i); model.addFirst(i); }
                case 2, 3 -> { d.offerLast(i); model.addLast(i); }
                case 4, 5 -> sum = sum * 31 + (d.isEmpty() ? 1 : d.pollFirst() - model.pollFirst() + i);
                case 6, 7 -> sum = sum * 31 + (d.isEmpty() ? 2 : d.removeLast() - model.removeLast() + i);
                default -> {
                    int k = i - rnd(10);
                    if (d.removeFirstOccurrence(k) != model.removeFirstOccurrence(k)) System.out.println("differ");
                }
            }
            if (d.size() != model.size() || !java.util.Objects.equals(d.peekFirst(), model.peekFirst()) || !java.util.Objects.equals(d.peekLast(), model.peekLast())) System.out.println("differ at " + i);
        }
        for (int i = 0; i < 40; i++) {
            d.push(i);
            model.push(i);
        }
        System.out.println(sum + " " + d.size());
        for (Iterator<Integer> it = d.iterator(); it.hasNext();) if (it.next() % 3 == 0) it.remove();
        model.removeIf(x -> x % 3 == 0);
        System.out.println(d + " " + new LinkedList<>(d).equals(model));
        for (Iterator<Integer> it = d.descendingIterator(); it.hasNext();) if (it.next() % 5 == 0) it.remove();
        System.out.println(d + " " + d.contains(7) + d.pop() + d.getLast());
        try {
            d.add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        d.clear();
        System.out.println(d.poll() + " " + d.isEmpty() + d);
    }
}
