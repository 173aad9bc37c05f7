class Unnamed {
    static int run(int a) {
        // glassbox: begin
        a = a + 1;
        // glassbox: end
        return a;
    }
}
