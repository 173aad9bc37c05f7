// expect: bad... violated, others hold at --nodes 7
import glassbox.*;

/** Vertices in a list, each with a list of edges; edges are symmetric, none twice. */
public class AdjacencyGraph {
  static class Vertex { @Tree Edge edges; @Tree Vertex next; int degree; }
  static class Edge { Vertex to; @Tree Edge next; }
  @Tree Vertex first;
  @Declarative boolean repOk() {
    for (Vertex v = first; v != null; v = v.next) {
      int n = 0;
      for (Edge e = v.edges; e != null; e = e.next) {
        if (!isVertex(e.to) || e.to == v || leads(e.next, e.to) || !leads(e.to.edges, v)) return false;
        n++;
      }
      if (n != v.degree) return false;
    }
    return true;
  }
  @Declarative boolean isVertex(Vertex w) {
    for (Vertex v = first; v != null; v = v.next) if (v == w) return true;
    return false;
  }
  @Declarative static boolean leads(Edge e, Vertex v) {
    for (; e != null; e = e.next) if (e.to == v) return true;
    return false;
  }
  public void addVertex() { Vertex v = new Vertex(); v.next = first; first = v; }
  public void connect() { // the first two
    if (first == null || first.next == null || leads(first.edges, first.next)) return;
    put(first, first.next); put(first.next, first);
  }
  private static void put(Vertex v, Vertex w) { Edge e = new Edge(); e.to = w; e.next = v.edges; v.edges = e; v.degree++; }
  public void isolate() { // the first
    if (first == null) return;
    for (Edge e = first.edges; e != null; e = e.next) cut(e.to, first);
    first.edges = null; first.degree = 0;
  }
  private static void cut(Vertex v, Vertex w) {
    Edge before = null;
    for (Edge e = v.edges; e != null; before = e, e = e.next)
      if (e.to == w) {
        if (before == null) v.edges = e.next; else before.next = e.next;
        v.degree--;
        return;
      }
  }
  public void badDrop() { if (first != null) first = first.next; }
}
