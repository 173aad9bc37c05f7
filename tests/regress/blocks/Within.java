class Within {
    static int run(int a) {
        // glassbox: begin outer
        a = a + 1;
        // glassbox: begin inner
        a = a + 2;
        // glassbox: end
        // glassbox: end
        return a;
    }
}
