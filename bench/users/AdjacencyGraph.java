// grow: --objects Vertex=N,Edge=N --nodes 1 --ints 0..N
import glassbox.Declarative;

/** Vertices in a list, each with a list of edges that lead to vertices of the list. */
public class AdjacencyGraph {
    static class Edge {
        Vertex to;
        Edge next;
    }

    static class Vertex {
        Edge edges;
        Vertex next;
        boolean marked;
        int degree;
    }

    private Vertex first;
    private int vertices;

    public void addVertex() {
        Vertex v = new Vertex();
        v.next = first;
        first = v;
        vertices++;
    }

    public void connectFirst() {
        if (first == null || first.next == null) return;
        Edge e = new Edge();
        e.to = first.next;
        e.next = first.edges;
        first.edges = e;
        first.degree++;
    }

    public void unmark() {
        for (Vertex v = first; v != null; v = v.next) v.marked = false;
    }

    public int degree() {
        int d = 0;
        if (first != null)
            for (Edge e = first.edges; e != null; e = e.next) d++;
        return d;
    }

    @Declarative
    boolean repOk() {
        int n = 0;
        for (Vertex v = first; v != null; v = v.next)
            if (++n > vertices) return false;
        if (n != vertices) return false;
        for (Vertex v = first; v != null; v = v.next) {
            int m = 0;
            for (Edge e = v.edges; e != null; e = e.next)
                if (++m > v.degree || !has(e.to)) return false;
            if (m != v.degree) return false;
        }
        return true;
    }

    @Declarative
    private boolean has(Vertex x) {
        for (Vertex v = first; v != null; v = v.next)
            if (v == x) return true;
        return false;
    }
}
