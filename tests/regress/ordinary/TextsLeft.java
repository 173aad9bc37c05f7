import glassbox.Declarative;

/** A switch over more texts than there are values. */
public class TextsLeft {
    private int state;

    @Declarative
    public boolean repOk() {
        return state >= 0;
    }

    public void on(String word) {
        if (word == null) {
            return;
        }
        switch (word) {
            case "open": state = 1; break;
            case "close": state = 2; break;
            case "pause": state = 3; break;
            case "stop": state = -1; break;
            default: state = 0;
        }
    }
}
