class Beside {
    static int run(int a) {
        a = a + 1; // glassbox: begin beside
        a = a + 2;
        // glassbox: end
        return a;
    }
}
