class Middle {
    static int run(int a) {
        switch (a) {
            case 0:
                a = 4;
            // glassbox: begin middle
            case 1:
                a = a + 1;
            case 2:
                a = a + 2;
            // glassbox: end
            default:
                return a;
        }
    }
}
