class Empty {
    static int run(int a) {
        a = a + 1;
        // glassbox: begin nothing
        // only a comment
        // glassbox: end
        return a;
    }
}
