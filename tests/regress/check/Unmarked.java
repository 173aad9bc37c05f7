/** No invariant: --method says what is to be checked. */
class Unmarked {
    int total;

    public void put(int by) {
        total = 10 / by;
    }

    static class Part {
        int weight;

        public void put(int by) {
            weight = by;
        }
    }
}
