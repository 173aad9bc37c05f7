// LinkedList as list, deque and through list iterators, against an ArrayList
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class LinkedListWorkout {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    public static void main(String[] args) {
        LinkedList<Integer> l = new LinkedList<>();
        List<Integer> model = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            int at = rnd(l.size() + 1);
            switch (l.size() > 150 ? 5 : rnd(9)) {
                case 0 -> { l.addFirst(i); model.add(0, i); }
                case 1, 2 -> { l.addLast(i); model.add(i); }
                case 3 -> { l.add(at, i); model.add(at, i); }
                case 4 -> { if (at < l.size()) { l.set(at, -i); model.set(at, -i); } }
                case 5 -> { if (at < l.size()) { l.remove(at); model.remove(at); } }
                case 6 -> { if (!l.isEmpty()) { l.pollFirst(); model.remove(0); } }
                case 7 -> { if (!l.isEmpty()) { l.removeLast(); model.remove(model.size() - 1); } }
                default -> { l.removeFirstOccurrence(i - 20); model.remove((Integer) (i - 20)); }
            }
            if (i % 100 == 0 && !l.equals(model)) System.out.println("differ at " + i);
        }
        System.out.println(l.equals(model) + " " + l.hashCode() + " " + l);
        ListIterator<Integer> it = l.listIterator();
        while (it.hasNext()) {
            int k = it.nextIndex();
            int v = it.next();
            if (v % 3 == 0) it.remove();
            else if (v % 3 == 1) it.set(k);
            else it.add(-1);
        }
        while (it.hasPrevious()) if (it.previous() == -1 && it.hasPrevious() && it.previousIndex() % 2 == 0) it.remove();
        System.out.println(l);
        System.out.println(l.peek() + " " + l.peekLast() + l.indexOf(-1) + l.lastIndexOf(-1) + l.contains(12345) + l.descendingIterator().next());
        l.clear();
        System.out.println(l.poll() + " " + l.peekFirst() + l.isEmpty());
        try {
            l.getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            l.get(0);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        l.push(1);
        l.push(2);
        l.offer(3);
        System.out.println(l + " " + l.pop() + l.element() + new LinkedList<>(List.of(7, 8)));
    }
}
