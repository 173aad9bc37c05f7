import glassbox.Declarative;

/** What it gives is an object of the state: of the copy, in the other order. */
class Lent {
    static class Note {
        int text;
    }

    Note kept;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean equalTo(Lent other) {
        return (kept == null) == (other.kept == null)
                && (kept == null || kept.text == other.kept.text);
    }

    public void keep(Note note) {
        kept = note;
    }

    public void rub() {
        if (kept != null) kept.text = 0;
    }

    public Note give() {
        return kept;
    }
}
