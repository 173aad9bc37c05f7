import glassbox.spec.*;

class Wrong {
    int size;

    @Ensures("all x | x = 3")
    int quantified() {
        return size;
    }

    @Ensures({"this.size = 3", "this.size = = 3"})
    int twice() {
        return size;
    }

    @Throws("IndexOutOfBoundsException")
    int colon() {
        return size;
    }
}
