import glassbox.spec.*;

/** A list that changes: allocation, specification fields, frames, calls by specification. */
@SpecField("set: set Node | this.set = this.first.*next - null")
class Chain {
    @Invariant("this.first in Node + null")
    Node first;
    int size;

    static class Node {
        @Invariant("this !in this.^next")
        Node next;
        int value;
    }

    @Modifies({"this.first", "this.set", "this.size"})
    @Ensures({"this.set = old(this.set) + this.first", "this.first !in old(this.set)",
        "this.first.value = v", "this.size = old(this.size) + 1"})
    void push(int v) {
        Node n = new Node();
        n.value = v;
        n.next = first;
        first = n;
        size++;
    }

    @Modifies({"this.first", "this.set", "this.size"})
    @Ensures({"this.set = old(this.set) + this.first", "this.first !in old(this.set)"})
    void badPush(int v) {
        Node n = new Node();
        n.value = v;
        first = n;
    }

    @Modifies({"this.first", "this.set"})
    @Throws("IllegalStateException: this.first = null")
    @Ensures("this.set = old(this.set) - old(this.first)")
    @Returns("this.first")
    Node pop() {
        if (first == null)
            throw new IllegalStateException("empty");
        Node n = first;
        first = n.next;
        return n;
    }

    @Modifies({"this.first", "this.set"})
    @Throws("IllegalStateException: this.first = null")
    @Returns("this.first")
    Node badPopNull() {
        Node n = first;
        first = n.next;
        return n;
    }

    @Modifies("this.first")
    @Throws("IllegalStateException: this.first = null")
    @Returns("this.first")
    Node badPopFrame() {
        if (first == null)
            throw new IllegalStateException("empty");
        Node n = first;
        first = n.next;
        return n;
    }

    @Modifies({"this.first.next", "this.set"})
    @Requires("this.first != null")
    void badCycle() {
        first.next = first;
    }

    @Ensures("return = #this.set")
    int count() {
        int k = 0;
        for (Node n = first; n != null; n = n.next)
            k++;
        return k;
    }

    @Ensures("return = #this.set")
    int badCount() {
        int k = 0;
        Node n = first;
        while (n != null && n.next != null) {
            n = n.next;
            k++;
        }
        return k;
    }

    @Modifies({"this.first", "this.set", "this.size"})
    @Ensures("#this.set = #old(this.set) + 2")
    void pushTwice(int v) {
        push(v);
        push(v);
    }

    @Modifies({"this.first", "this.set", "this.size"})
    @Requires("#this.set < 2")
    @Ensures("this.set = old(this.set)")
    void pushPop(int v) {
        push(v);
        pop();
    }

    @Modifies({"this.first", "this.set", "this.size"})
    @Ensures("this.set = old(this.set)")
    void badPopPush(int v) {
        try {
            pop();
        } catch (IllegalStateException e) {
            return;
        }
        push(v);
    }
}
