public class Ring {
    static class Cell { Cell next; Object v; }
    private Cell last;
    private int n;
    public void add(Object o) { Cell c = new Cell(); c.v = o; if (last == null) { c.next = c; } else { c.next = last.next; last.next = c; } last = c; n++; }
    public Object first() { return last == null ? null : last.next.v; }
}
