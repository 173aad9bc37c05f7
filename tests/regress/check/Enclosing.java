import glassbox.Declarative;

/** Nested classes have methods of the same names, invariants among them. */
class Enclosing {
    int total;

    @Declarative
    boolean repOk() {
        return total >= 0;
    }

    public void put(int by) {
        total += by;
    }

    static class Part {
        int weight;

        @Declarative
        boolean repOk() {
            return weight > 0;
        }

        public void put(int by) {
            weight = by;
        }
    }
}
