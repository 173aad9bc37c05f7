import glassbox.spec.*;

/** An interface with a specification: implementations inherit it, clients go by it. */
class Stacks {
    @SpecField("items: seq Object")
    interface Stack {
        @Requires("#this.items < 5")
        @Modifies("this.items")
        @Ensures("this.items = old(this.items) + (#old(this.items)) -> thing")
        void push(Object thing);

        @Returns("#this.items")
        int depth();
    }

    Stack stack;

    @Requires({"this.stack != null", "#this.stack.items < 3"})
    @Modifies("this.stack.items")
    @Ensures("#this.stack.items = #old(this.stack.items) + 2")
    void two(Object a, Object b) {
        stack.push(a);
        stack.push(b);
    }

    @Requires("this.stack != null")
    @Modifies("this.stack.items")
    void badRequires(Object a) {
        stack.push(a);
    }

    @Requires({"this.stack != null", "#this.stack.items < 3"})
    @Modifies("this.stack.items")
    @Ensures("return = #old(this.stack.items)")
    int badDepth(Object a) {
        stack.push(a);
        return stack.depth();
    }
}
