// grow: --size N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A directed graph: a list of vertices, each with a list of edges to other vertices. */
public class EdgeLists {
    static class Vertex {
        int id;
        int out;
        @Tree Vertex next;
        @Tree Edge edges;
    }

    static class Edge {
        Vertex to;
        @Tree Edge next;
    }

    @Tree private Vertex first;

    @Declarative
    private Vertex find(int id) {
        Vertex v = first;
        while (v != null && v.id != id) v = v.next;
        return v;
    }

    public boolean addVertex(int id) {
        if (find(id) != null) return false;
        Vertex v = new Vertex();
        v.id = id;
        v.next = first;
        first = v;
        return true;
    }

    public boolean addEdge(int from, int to) {
        Vertex a = find(from), b = find(to);
        if (a == null || b == null || a == b) return false;
        for (Edge e = a.edges; e != null; e = e.next) if (e.to == b) return false;
        Edge e = new Edge();
        e.to = b;
        e.next = a.edges;
        a.edges = e;
        a.out++;
        return true;
    }

    public boolean removeEdge(int from, int to) {
        Vertex a = find(from);
        if (a == null) return false;
        Edge last = null;
        for (Edge e = a.edges; e != null; e = e.next) {
            if (e.to.id == to) {
                if (last == null) a.edges = e.next;
                else last.next = e.next;
                a.out--;
                return true;
            }
            last = e;
        }
        return false;
    }

    @Declarative
    boolean repOk() {
        for (Vertex v = first; v != null; v = v.next) {
            for (Vertex w = v.next; w != null; w = w.next) if (v.id == w.id) return false;
            int n = 0;
            for (Edge e = v.edges; e != null; e = e.next) {
                if (e.to == null || e.to == v || !isVertex(e.to)) return false;
                for (Edge f = e.next; f != null; f = f.next) if (f.to == e.to) return false;
                n++;
            }
            if (n != v.out) return false;
        }
        return true;
    }

    @Declarative
    private boolean isVertex(Vertex v) {
        for (Vertex w = first; w != null; w = w.next) if (w == v) return true;
        return false;
    }
}
