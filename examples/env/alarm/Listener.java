import java.io.IOException;

/** Nobody has written one yet. */
public interface Listener {
    int hear(Alarm source, int level) throws IOException;

    default String title() {
        return "listener";
    }
}
