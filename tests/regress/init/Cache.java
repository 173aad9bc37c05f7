/** Its constructor leaves a number that is outside small bounds; `pre` leads back. */
class Cache {
    private Entry head;
    private Entry tail;
    private int capacity;

    public Cache() {
        capacity = 100;
    }

    public void put(int key) {
        Entry e = new Entry();
        e.key = key;
        e.pre = tail;
        if (tail == null) {
            head = e;
        } else {
            tail.nextEntry = e;
        }
        tail = e;
        if (capacity-- == 0) {
            head = head.nextEntry;
        }
    }

    private static class Entry {
        Entry pre;
        Entry nextEntry;
        int key;
    }
}
