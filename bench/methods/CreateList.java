import glassbox.spec.*;

/** 003 Table 6.4: a list of so many nodes. */
class CreateList {
    static class Node {
        Node next;
        int value;
    }

    @Requires("n >= 0")
    @Ensures({"#(return.*next - null) = n", "all m: return.*next - null | m !in m.^next",
        "no (return.*next - null) & old(Node)"})
    static Node create(int n) {
        Node list = null;
        for (int i = 0; i < n; i++) {
            Node made = new Node();
            made.next = list;
            made.value = i;
            list = made;
        }
        return list;
    }
}
