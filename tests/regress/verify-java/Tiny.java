import glassbox.spec.*;

class Tiny {
    int size;

    @Returns("this.size < n => this.size else n")
    int least(int n) {
        if (size < n)
            return size;
        return n;
    }
}
