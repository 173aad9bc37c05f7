// expect: bad... violated, others hold at --nodes 2 --objects String=2
public class LinkedText {
    static class Node { String text; @glassbox.Tree Node next; }
    @glassbox.Tree Node head;
    @glassbox.Declarative public boolean repOk() { for (Node x = head; x != null; x = x.next) if (x.text == null) return false; return true; }
    public int okLength() { int s = 0; for (Node x = head; x != null; x = x.next) s += x.text.length(); return s; }
    public void okAdd(String t) { if (t == null) return; Node x = new Node(); x.text = t; x.next = head; head = x; }
    public void badAdd(String t) { Node x = new Node(); x.text = t; x.next = head; head = x; }
    public void okFind(String t) { for (Node x = head; x != null; x = x.next) if (x.text.equals(t)) return; }
    public void badFind(String t) { for (Node x = head; x != null; x = x.next) assert !x.text.equals(t); }
    public String okJoin() { StringBuilder b = new StringBuilder(); for (Node x = head; x != null; x = x.next) b.append(x.text).append(','); assert head == null || b.charAt(b.length() - 1) == ','; return b.toString(); }
}
