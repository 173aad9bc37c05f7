// PriorityQueue: random offers, polls and removals, comparators, heap sort, a small event simulation
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityQueueWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    record Event(int time, String name) implements Comparable<Event> {
        @Override public int compareTo(Event o) { return time != o.time ? Integer.compare(time, o.time) : name.compareTo(o.name); }
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        long sum = 0;
        for (int i = 0; i < 4000; i++) {
            switch (rnd(5)) {
                case 0, 1, 2 -> q.offer(rnd(1000));
                case 3 -> { if (!q.isEmpty()) sum = sum * 31 + q.poll(); }
                default -> sum += q.remove(rnd(1000)) ? 1 : 0;
            }
        }
        System.out.println(q.size() + " " + sum + " " + q.peek());
        int last = -1, n = 0;
        while (!q.isEmpty()) {
            int v = q.poll();
            if (v < last) System.out.println("order");
            last = v;
            n = n * 31 + v;
        }
        System.out.println(n);
        PriorityQueue<String> w = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Collections.reverseOrder()));
        w.addAll(List.of("the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog"));
        System.out.println(w);
        StringBuilder b = new StringBuilder();
        while (!w.isEmpty()) b.append(w.remove()).append(' ');
        System.out.println(b);
        PriorityQueue<Event> events = new PriorityQueue<>();
        events.add(new Event(0, "start"));
        int handled = 0;
        while (!events.isEmpty() && handled < 300) {
            Event e = events.poll();
            handled++;
            sum = sum * 31 + e.time() + e.name().hashCode();
            for (int i = rnd(3); i > 0; i--) events.add(new Event(e.time() + 1 + rnd(20), "e" + handled % 10));
            if (events.isEmpty()) events.add(new Event(e.time() + 5, "idle"));
        }
        System.out.println(sum + " " + events.size() + " " + events.peek());
        Integer[] a = new PriorityQueue<>(Arrays.asList(5, 3, 8, 1, 9, 2)).toArray(new Integer[0]);
        System.out.println(Arrays.toString(a));
    }
}
