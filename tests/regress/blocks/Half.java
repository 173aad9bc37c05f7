class Half {
    static int run(int a, int b) {
        int sum = Integer.valueOf(a)
            // glassbox: begin half
            .compareTo(
                b)
            // glassbox: end
            + a;
        return sum;
    }
}
