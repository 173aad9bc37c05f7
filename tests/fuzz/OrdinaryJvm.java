import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The JVM's word on a class of {@link OrdinaryGen}: every operation on every state of values that
 * the search space has, too. Static fields are as they were at first in each execution: a class
 * that has some is loaded anew.
 */
final class OrdinaryJvm {
    private final URL[] classes;
    private final String name;
    private final boolean mayThrow, statics;
    private Class<?> loaded;
    private static final int MOST = 40_000;
    int executions;

    OrdinaryJvm(Path classes, String name, boolean mayThrow, boolean statics) throws Exception {
        this.classes = new URL[] {classes.toUri().toURL()};
        this.name = name;
        this.mayThrow = mayThrow;
        this.statics = statics;
    }

    private Class<?> load() throws Exception {
        if (loaded == null || statics) {
            URLClassLoader loader = new URLClassLoader(classes, OrdinaryJvm.class.getClassLoader());
            loader.setDefaultAssertionStatus(true);
            loaded = Class.forName(name, true, loader);
        }
        return loaded;
    }

    private static Integer[][] rows() {
        return new Integer[][] {{}, {0}, {1}, {0, 1}, {1, 0}, {1, 1}, {null}};
    }

    /** How many values there are of the type, and each of them, made anew. */
    private static int count(Class<?> type) {
        return type == int.class || type == boolean.class ? 2 : type == Integer.class || type == String.class ? 3 : type == List.class ? 1 + rows().length : type == Map.class ? 5 : type == Set.class ? 4 : 4;
    }

    private static Object make(Class<?> type, int k, Class<?> main) throws Exception {
        if (type == int.class) return k;
        if (type == boolean.class) return k == 1;
        if (k == 0) return null;
        if (type == Integer.class) return k - 1;
        if (type == String.class) return k == 1 ? "a" : "b";
        if (type == List.class) return new ArrayList<>(Arrays.asList(rows()[k - 1]));
        if (type == Set.class) return new HashSet<>(Arrays.asList(new String[][] {{}, {"a"}, {"b"}}[k - 1]));
        if (type == Map.class) {
            Map<Integer, Integer> m = new HashMap<>();
            if (k > 1) m.put(k % 2, k / 3);
            return m;
        }
        var made = k == 1 ? nested(main, "Round").getDeclaredConstructor() : nested(main, "Flat").getDeclaredConstructor(int.class);
        made.setAccessible(true);
        return k == 1 ? made.newInstance() : made.newInstance(k - 2);
    }

    private static Class<?> nested(Class<?> main, String of) {
        for (Class<?> c : main.getDeclaredClasses()) if (c.getSimpleName().equals(of)) return c;
        throw new IllegalStateException(of);
    }

    private static List<Field> fields(Class<?> c) {
        List<Field> all = new ArrayList<>();
        for (; c != Object.class; c = c.getSuperclass())
            for (Field f : c.getDeclaredFields())
                if (!Modifier.isStatic(f.getModifiers())) {
                    f.setAccessible(true);
                    all.add(f);
                }
        return all;
    }

    private boolean isValid(Object o) throws Exception {
        try {
            Method m = o.getClass().getMethod("repOk");
            return (boolean) m.invoke(o);
        } catch (InvocationTargetException e) {
            return false;
        }
    }

    /** Whether the execution with these choices is a violation; null: its state is not valid. */
    private Boolean fails(String method, Class<?>[] types, int[] at) throws Exception {
        Class<?> c = load();
        var constructor = c.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object o = constructor.newInstance();
        List<Field> fields = fields(c);
        for (int i = 0; i < fields.size(); i++) fields.get(i).set(o, make(fields.get(i).getType(), at[i], c));
        if (!isValid(o)) return null;
        Method m = null;
        for (Method x : c.getMethods()) if (x.getName().equals(method)) m = x;
        m.setAccessible(true);
        Object[] args = new Object[types.length];
        for (int i = 0; i < args.length; i++) args[i] = make(m.getParameterTypes()[i], at[fields.size() + i], c);
        executions++;
        try {
            m.invoke(o, args);
        } catch (InvocationTargetException e) {
            if (!(e.getCause() instanceof RuntimeException) || !mayThrow) return true;
        }
        return !isValid(o);
    }

    /** "METHOD [choices]" of a violation; "": there is none; null: there would be too many executions. */
    String violation() throws Exception {
        Class<?> c = load();
        List<Field> fields = fields(c);
        for (Method m : c.getMethods()) {
            if (m.getDeclaringClass() == Object.class || m.getName().equals("repOk") || Modifier.isStatic(m.getModifiers())) continue;
            Class<?>[] types = m.getParameterTypes();
            int[] most = new int[fields.size() + types.length], at = new int[most.length];
            long all = 1;
            for (int i = 0; i < most.length; i++) all *= most[i] = count(i < fields.size() ? fields.get(i).getType() : types[i - fields.size()]);
            if (all > (statics ? MOST / 20 : MOST)) return null;
            for (int k = 0; k >= 0;) {
                if (Boolean.TRUE.equals(fails(m.getName(), types, at))) return m.getName() + " " + Arrays.toString(at);
                for (k = most.length - 1; k >= 0 && ++at[k] == most[k]; k--) at[k] = 0;
            }
        }
        return "";
    }
}
