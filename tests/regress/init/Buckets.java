public class Buckets {
    private static class Entry { final int key; Object value; Entry next; Entry(int k, Object v, Entry n) { key = k; value = v; next = n; } }
    private final Entry[] table;
    private int size;
    public Buckets() { table = new Entry[2]; }
    public Object put(int key, Object value) {
        int i = Math.floorMod(key, table.length);
        for (Entry e = table[i]; e != null; e = e.next) if (e.key == key) { Object old = e.value; e.value = value; return old; }
        table[i] = new Entry(key, value, table[i]); size++; return null;
    }
}
