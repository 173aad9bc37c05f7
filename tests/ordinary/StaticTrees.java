// expect: bad... violated, others hold at --nodes 4 --ints 0..1 --method reverse --method badReverse --method badShort --method merge --method badMerge --method commonFrom --method badCommonFrom
import glassbox.*;

/** Static methods on lists that no object holds. */
public class StaticTrees {
    static class ListNode {
        int val;
        @Tree ListNode next;
    }

    @Declarative
    static int length(ListNode n) {
        int k = 0;
        for (; n != null; n = n.next) k++;
        return k;
    }

    @Declarative
    static boolean isSorted(ListNode n) {
        for (; n != null && n.next != null; n = n.next)
            if (n.val > n.next.val) return false;
        return true;
    }

    static ListNode reverse(ListNode head) {
        int before = length(head);
        ListNode done = null;
        while (head != null) {
            ListNode next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        assert length(done) == before;
        return done;
    }

    static ListNode badReverse(ListNode head) {
        int before = length(head);
        ListNode done = null;
        while (head != null && head.next != null) {
            ListNode next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        assert length(done) == before;
        return done;
    }

    static void badShort(ListNode head) {
        assert length(head) < 4;
    }

    @Declarative
    static boolean leadsTo(ListNode from, ListNode n) {
        for (; from != null; from = from.next)
            if (from == n) return true;
        return false;
    }

    static ListNode merge(ListNode a, ListNode b) {
        if (leadsTo(a, b) || leadsTo(b, a) || !isSorted(a) || !isSorted(b)) return null;
        int both = length(a) + length(b);
        ListNode m = merged(a, b, false);
        assert isSorted(m) && length(m) == both;
        return m;
    }

    static ListNode badMerge(ListNode a, ListNode b) {
        if (a == b || !isSorted(a) || !isSorted(b)) return null;
        int both = length(a) + length(b);
        ListNode m = merged(a, b, true);
        assert length(m) == both;
        return m;
    }

    /** Where both lists meet, as in the textbook: as far from the end. */
    static ListNode commonFrom(ListNode a, ListNode b) {
        ListNode x = a, y = b;
        int n = length(a), m = length(b);
        for (; n > m; n--) x = x.next;
        for (; m > n; m--) y = y.next;
        while (x != y) {
            x = x.next;
            y = y.next;
        }
        assert x == null || leadsTo(a, x) && leadsTo(b, x);
        return x;
    }

    static ListNode badCommonFrom(ListNode a, ListNode b) {
        ListNode x = commonFrom(a, b);
        assert x == null || x == a && x == b;
        return x;
    }

    private static ListNode merged(ListNode a, ListNode b, boolean hasty) {
        if (a == null) return b;
        if (b == null) return a;
        ListNode first = a.val <= b.val ? a : b, other = first == a ? b : a;
        if (!hasty || first.next == null || first.next.val <= other.val) first.next = merged(first.next, other, hasty);
        return first;
    }
}
