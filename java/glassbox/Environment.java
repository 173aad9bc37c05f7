package glassbox;

/** What generated environments share. */
public final class Environment {
    private static final boolean SHOWN = Boolean.getBoolean("glassbox.actions");

    private Environment() {}

    /** What a stub does while it holds a monitor that the real code would hold. */
    public static void held() {}

    private static Object[] noted = {};

    /** The environment has got hold of the object, and may choose it from now on. */
    public static <T> T note(T object) {
        if (object != null) {
            GlassBox.atomic(() -> keep(object));
        }
        return object;
    }

    private static void keep(Object object) {
        for (Object one : noted) {
            if (one == object) {
                return;
            }
        }
        Object[] longer = new Object[noted.length + 1];
        System.arraycopy(noted, 0, longer, 0, noted.length);
        longer[noted.length] = object;
        noted = longer;
    }

    /** The instance, which is there already: one that is made later cannot be chosen yet. */
    public static <T> T some(T instance) {
        GlassBox.assume(instance != null);
        return instance;
    }

    /**
     * Announces an action of the assumptions. {@code glassbox explore} shows it in traces, where
     * the chosen objects take the places of the {@code %} in the label. On a plain JVM it is
     * printed when the system property {@code glassbox.actions} is true.
     */
    public static void action(int number, String label, Object... chosen) {
        if (SHOWN) {
            for (Object one : chosen) {
                label = label.replaceFirst("%", String.valueOf(one).replace("$", "\\$"));
            }
            System.err.println(label);
        }
    }
}
