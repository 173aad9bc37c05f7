// user-written generic data structures: hash table, AVL tree, skip-free linked list, heap, trie, ring buffer
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

public class OwnCollections {
    static class Table<K, V> {
        private static class Entry<K, V> {
            final K key;
            V value;
            Entry<K, V> next;
            Entry(K k, V v, Entry<K, V> n) { key = k; value = v; next = n; }
        }

        @SuppressWarnings("unchecked") private Entry<K, V>[] table = (Entry<K, V>[]) new Entry<?, ?>[4];
        private int size;

        V put(K k, V v) {
            int i = k.hashCode() & table.length - 1;
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                if (e.key.equals(k)) {
                    V old = e.value;
                    e.value = v;
                    return old;
                }
            }
            table[i] = new Entry<>(k, v, table[i]);
            if (++size > table.length) grow();
            return null;
        }

        @SuppressWarnings("unchecked") private void grow() {
            Entry<K, V>[] old = table;
            table = (Entry<K, V>[]) new Entry<?, ?>[old.length * 2];
            for (Entry<K, V> e : old) {
                while (e != null) {
                    Entry<K, V> n = e.next;
                    int i = e.key.hashCode() & table.length - 1;
                    e.next = table[i];
                    table[i] = e;
                    e = n;
                }
            }
        }

        V get(K k) {
            for (Entry<K, V> e = table[k.hashCode() & table.length - 1]; e != null; e = e.next) if (e.key.equals(k)) return e.value;
            return null;
        }
    }

    static class Avl<T extends Comparable<T>> implements Iterable<T> {
        private class Node {
            T v;
            int h = 1;
            Node l, r;
            Node(T v) { this.v = v; }
            void fix() { h = 1 + Math.max(height(l), height(r)); }
        }

        Node root;
        int size;

        private int height(Node n) { return n == null ? 0 : n.h; }

        private Node right(Node n) {
            Node x = n.l;
            n.l = x.r;
            x.r = n;
            n.fix();
            x.fix();
            return x;
        }

        private Node left(Node n) {
            Node x = n.r;
            n.r = x.l;
            x.l = n;
            n.fix();
            x.fix();
            return x;
        }

        private Node balance(Node n) {
            n.fix();
            if (height(n.l) > height(n.r) + 1) {
                if (height(n.l.l) < height(n.l.r)) n.l = left(n.l);
                return right(n);
            }
            if (height(n.r) > height(n.l) + 1) {
                if (height(n.r.r) < height(n.r.l)) n.r = right(n.r);
                return left(n);
            }
            return n;
        }

        void add(T v) { root = add(root, v); }

        private Node add(Node n, T v) {
            if (n == null) {
                size++;
                return new Node(v);
            }
            int c = v.compareTo(n.v);
            if (c < 0) n.l = add(n.l, v);
            else if (c > 0) n.r = add(n.r, v);
            return balance(n);
        }

        @Override public Iterator<T> iterator() {
            return new Iterator<T>() {
                final java.util.ArrayDeque<Node> st = new java.util.ArrayDeque<>();
                { down(root); }
                void down(Node n) { for (; n != null; n = n.l) st.push(n); }
                @Override public boolean hasNext() { return !st.isEmpty(); }
                @Override public T next() {
                    if (st.isEmpty()) throw new NoSuchElementException();
                    Node n = st.pop();
                    down(n.r);
                    return n.v;
                }
            };
        }
    }

    static class Trie {
        final Trie[] kids = new Trie[26];
        int count;
        void add(String s, int at) {
            if (at == s.length()) {
                count++;
                return;
            }
            int c = s.charAt(at) - 'a';
            if (kids[c] == null) kids[c] = new Trie();
            kids[c].add(s, at + 1);
        }
        void walk(String prefix, StringBuilder out) {
            if (count > 0) out.append(prefix).append(count).append(' ');
            for (int i = 0; i < 26; i++) if (kids[i] != null) kids[i].walk(prefix + (char) ('a' + i), out);
        }
    }

    static class Ring {
        final long[] a;
        int head, size;
        Ring(int n) { a = new long[n]; }
        void add(long v) {
            a[(head + size) % a.length] = v;
            if (size < a.length) size++;
            else head = (head + 1) % a.length;
        }
    }

    static void heapSort(double[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int n = a.length - 1; n > 0; n--) {
            double t = a[0];
            a[0] = a[n];
            a[n] = t;
            sift(a, 0, n);
        }
    }

    static void sift(double[] a, int i, int n) {
        for (int k; (k = 2 * i + 1) < n; i = k) {
            if (k + 1 < n && a[k + 1] > a[k]) k++;
            if (!(a[k] > a[i])) return;
            double t = a[k];
            a[k] = a[i];
            a[i] = t;
        }
    }

    public static void main(String[] args) {
        Table<String, Integer> t = new Table<>();
        int seed = 9, sum = 0;
        for (int i = 0; i < 1500; i++) {
            seed = seed * 1103515245 + 12345;
            Integer old = t.put("k" + (seed >>> 16) % 200, i);
            if (old != null) sum += old;
        }
        System.out.println(t.size + " " + sum + " " + t.get("k7") + t.get("none"));
        Avl<Integer> avl = new Avl<>();
        for (int i = 0; i < 400; i++) avl.add(i * 167 % 401);
        int prev = -1, ok = 0;
        for (int v : avl) {
            if (v > prev) ok++;
            prev = v;
        }
        System.out.println(avl.size + " " + ok + " " + avl.root.h + " " + avl.root.v);
        Trie trie = new Trie();
        for (String w : "to tea ted ten i in inn to ten".split(" ")) trie.add(w, 0);
        StringBuilder out = new StringBuilder();
        trie.walk("", out);
        System.out.println(out);
        Ring r = new Ring(5);
        for (long i = 0; i < 13; i++) r.add(i * i);
        System.out.println(Arrays.toString(r.a) + r.head + r.size);
        double[] d = new double[100];
        for (int i = 0; i < d.length; i++) d[i] = i * 37 % 101 / 4.0;
        heapSort(d);
        System.out.println(d[0] + " " + d[50] + " " + d[99] + " " + Arrays.hashCode(d));
    }
}
