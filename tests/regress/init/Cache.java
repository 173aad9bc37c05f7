/** Its constructor leaves a number that is outside small bounds; `pre` leads back. */
class Cache {
    private Entry head;
    private Entry tail;
    private int capacity;

    public Cache() {
        capacity = 100;
    }

    public void forget() {
        head = null;
        tail = null;
        capacity = 100;
    }

    private static class Entry {
        Entry pre;
        Entry nextEntry;
        int key;
    }
}
