// expect: bad... violated, others hold at --objects String=2
public class ObjectsOps {
    String a, b;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okEquals() { assert java.util.Objects.equals(a, b) == (a == null ? b == null : a.equals(b)); }
    public void badNull() { java.util.Objects.requireNonNull(a, "a"); }
    public void okHash() { if (java.util.Objects.equals(a, b)) assert java.util.Objects.hash(a) == java.util.Objects.hash(b); }
    public void badHash() { assert java.util.Objects.hash(a) == java.util.Objects.hash(b); }
    public void okText() { assert java.util.Objects.toString(a, "x").length() >= 0; }
    public void okMessage() { try { java.util.Objects.requireNonNull(a, "gone"); } catch (NullPointerException e) { assert a == null && e.getMessage().equals("gone"); } }
}
