import glassbox.spec.*;

@SpecField("elems: seq Value | "
    + "(this.elems[0] = this.head - null) && "
    + "(all i: int | i > 0 => this.elems[i] = this.elems[i-1].next - this.head)")
public class LinkedList {
    @Invariant({"this.head != null => this.head in this.head.^next",
        "#this.head.^next = this.size"})
    private Value head;
    private int size;

    @Requires("index >= 0 && index < #this.elems")
    @Returns("this.elems[index]")
    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    public Value get(int index) {
        // check whether index is in bounds
        checkIndex(index);

        Value value;
        // if index is in front half of list,
        // search from the first element
        if (index < (size >> 1)) {
            value = head;
            for (int i = 0; i < index; i++) {
                value = value.next;
            }
        }
        // if index is in back half of list,
        // search from the second-to-last value
        else {
            value = head.prev;
            for (int i = size - 1; i > index; i--) {
                value = value.prev;
            }
        }
        return value;
    }

    @Requires("index >= 0 && index < #this.elems")
    @Throws("IndexOutOfBoundsException: index < 0 || index >= #this.elems")
    private void checkIndex(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
    }

    @Invariant("next = ~prev")
    public static abstract class Value {
        Value next, prev;
    }
}
