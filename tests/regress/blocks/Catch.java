class Catch {
    static int run(int a, int b) {
        try {
            b = 6 / a;
            // glassbox: begin part
            b = b / 2;
        } catch (ArithmeticException e) {
            b = 7;
            // glassbox: end
        }
        return b;
    }
}
