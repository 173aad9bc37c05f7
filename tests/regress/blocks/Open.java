class Open {
    static int run(int a) {
        // glassbox: begin open
        a = a + 1;
        return a;
    }
}
