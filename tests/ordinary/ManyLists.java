// expect: bad... violated, others hold at --nodes 2 --ints 0..1 --method heads --method badApart --method badShort --method badOptional
import glassbox.*;
import java.util.List;
import java.util.Optional;

/** Lists in an array, in a collection. */
public class ManyLists {
    static class Item {
        int value;
        @Tree Item next;
    }

    static int heads(Item[] lists) {
        int n = 0;
        if (lists != null)
            for (Item i : lists)
                if (i != null) n++;
        return n;
    }

    static boolean meet(Item a, Item b) {
        for (; a != null; a = a.next)
            for (Item x = b; x != null; x = x.next)
                if (x == a) return true;
        return false;
    }

    static void badApart(Item[] lists) {
        if (heads(lists) < 2 || lists[0] == null || lists[1] == null) return;
        assert meet(lists[0], lists[1]);
    }

    static void badShort(List<Item> lists) {
        if (lists == null || lists.isEmpty() || lists.get(0) == null) return;
        assert lists.get(0).next == null;
    }

    static void badOptional(Optional<Item> list) {
        assert list == null || !list.isPresent() || list.get().next == null;
    }
}
