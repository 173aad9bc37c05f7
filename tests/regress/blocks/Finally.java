class Finally {
    static int run(int a) {
        try {
            a = 6 / a;
        } finally {
            // glassbox: begin twice
            a = a + 1;
            // glassbox: end
        }
        return a;
    }
}
