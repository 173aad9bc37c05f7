import glassbox.spec.*;

class Mistyped {
    int size;
    Mistyped next;

    @Requires("index >= 0 && "
        + "index < #this.elements")
    int name(int index) {
        return size;
    }

    @Ensures("return = this.next")
    int compare() {
        return size;
    }

    @Ensures("this.size + this.next > 3")
    int add() {
        return size;
    }

    @Throws("NoSuchThing: true")
    int thrown() {
        return size;
    }

    @Modifies("this")
    int modified() {
        return size;
    }

    @Requires("return = 3")
    int early() {
        return size;
    }

    @Requires("old(this.size) = 3")
    int before() {
        return size;
    }

    @Returns("this")
    int result() {
        return size;
    }

    @Ensures("this.next + 1 != 3")
    void united() {
    }
}
