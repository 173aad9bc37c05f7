import glassbox.Choose;
import glassbox.Declarative;

/** Which objects there are to choose from, a check cannot say. */
class ChosenObject {
    static class Note {
        int text;
    }

    Note kept;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void any() {
        Note note = Choose.object(Note.class);
        assert note == kept;
    }

    public void anyOrNone() {
        Note note = Choose.objectOrNull(Note.class);
        assert note == null;
    }
}
