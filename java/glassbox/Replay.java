package glassbox;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.Collections;

/**
 * Runs a counterexample on a plain JVM: builds the state object by object, calls the operation and
 * evaluates the specification. What {@code --replay} writes uses it; the first thing that does not
 * hold is an {@link AssertionError}.
 *
 * <pre>
 * Replay r = new Replay();
 * Object main = r.make("Stack"), n1 = r.make("Stack$Node");
 * r.set(main, "Stack", "head", n1);
 * r.valid("Stack", "repOk", "()Z", main);         // the state before satisfies the invariant
 * r.call(main, "Stack", "push", "(I)V", new String[] {}, 3);
 * r.holds("Stack", "repOk", "()Z", main);         // the state after does, too
 * </pre>
 */
public final class Replay {
    private final Object unsafe;
    private final Class<?> unsafeClass;
    private final Set<Object> made = Collections.newSetFromMap(new IdentityHashMap<>());
    private static Map<Object, Object> originals = new IdentityHashMap<>(); // copy to original

    /** Assertions are on in classes that are loaded from now on. */
    public Replay() {
        Replay.class.getClassLoader().setDefaultAssertionStatus(true);
        try {
            unsafeClass = Class.forName("sun.misc.Unsafe");
            Field the = unsafeClass.getDeclaredField("theUnsafe");
            the.setAccessible(true);
            unsafe = the.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this JVM has no sun.misc.Unsafe", e);
        }
    }

    /** Whether both are one object, where the copy of an object of the prestate is that object. */
    static boolean isSame(Object a, Object b) {
        return originals.getOrDefault(a, a) == originals.getOrDefault(b, b);
    }

    /** The object of which this is the copy in the prestate, or itself. */
    @SuppressWarnings("unchecked")
    static <T> T now(T x) {
        return (T) originals.getOrDefault(x, x);
    }

    // --- Building -------------------------------------------------------------

    /** An object of the class, without a constructor's help. */
    public Object make(String className) {
        int end = className.indexOf(ANSWERS);
        if (end > 0) {
            return Answers.of(find(className.substring(0, end)));
        }
        Object o = unsafe("allocateInstance", new Class<?>[] {Class.class}, find(className));
        made.add(o);
        return o;
    }

    /** An array; the type as in a class file, {@code "I"} or {@code "LNode;"}. */
    public Object array(String elementType, int length) {
        Object o = Array.newInstance(type(elementType), length);
        made.add(o);
        return o;
    }

    /** Sets a field, whatever its access, of an object made here. */
    public void set(Object o, String className, String name, Object value) {
        if (className.contains(ANSWERS)) {
            ((Answers) Proxy.getInvocationHandler(o)).set(name, value);
            return;
        }
        Field f = field(className, name);
        long offset = offset(f);
        Class<?> t = f.getType();
        String kind = kind(t);
        Class<?> stored = t.isPrimitive() ? t : Object.class;
        unsafe("put" + kind, new Class<?>[] {Object.class, long.class, stored}, o, offset, value);
    }

    /** What the methods of {@code sun.misc.Unsafe} call a type. */
    private static String kind(Class<?> t) {
        return t.isPrimitive()
                ? Character.toUpperCase(t.getName().charAt(0)) + t.getName().substring(1)
                : "Object";
    }

    public void element(Object array, int index, Object value) {
        Array.set(array, index, value);
    }

    /** The constant of the enum. */
    public Object constant(String className, String name) {
        for (Object c : find(className).getEnumConstants()) {
            if (((Enum<?>) c).name().equals(name)) {
                return c;
            }
        }
        throw new IllegalArgumentException(className + " has no constant " + name);
    }

    // --- The state before -----------------------------------------------------

    /** A copy of everything that was made here and can be reached: the prestate. */
    public Object copy(Object root) {
        Map<Object, Object> copies = new IdentityHashMap<>();
        Deque<Object> open = new ArrayDeque<>();
        Object copy = copied(root, copies, open);
        while (!open.isEmpty()) {
            fill(open.pop(), copies, open);
        }
        return copy;
    }

    private Object copied(Object o, Map<Object, Object> copies, Deque<Object> open) {
        if (o == null || !made.contains(o) || !hasSlots(o)) {
            return o;
        }
        Object known = copies.get(o);
        if (known == null) {
            Class<?> c = o.getClass();
            known =
                    c.isArray()
                            ? Array.newInstance(c.getComponentType(), Array.getLength(o))
                            : unsafe("allocateInstance", new Class<?>[] {Class.class}, c);
            copies.put(o, known);
            originals.put(known, o);
            open.push(o);
        }
        return known;
    }

    private static boolean hasSlots(Object o) {
        if (o.getClass().isArray()) {
            return true;
        }
        for (Class<?> c = o.getClass(); c != null; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (!Modifier.isStatic(f.getModifiers())) {
                    return true;
                }
            }
        }
        return false;
    }

    private void fill(Object o, Map<Object, Object> copies, Deque<Object> open) {
        Object to = copies.get(o);
        if (o.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(o); i++) {
                Array.set(to, i, copied(Array.get(o, i), copies, open));
            }
            return;
        }
        for (Class<?> c = o.getClass(); c != null; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (!Modifier.isStatic(f.getModifiers())) {
                    set(to, c.getName(), f.getName(), copied(get(o, f), copies, open));
                }
            }
        }
    }

    /** Also of classes that do not open themselves to reflection. */
    private Object get(Object o, Field f) {
        Class<?>[] types = {Object.class, long.class};
        return unsafe("get" + kind(f.getType()), types, o, offset(f));
    }

    // --- Running and judging ----------------------------------------------------

    /**
     * Calls the operation. An exception that is not allowed is an {@link AssertionError}; after
     * one that is, the result is the exception.
     */
    public Object call(
            Object on, String className, String name, String descriptor, String[] allowed, Object... args) {
        try {
            return invoke(on, className, name, descriptor, args);
        } catch (InvocationTargetException e) {
            Throwable t = e.getCause();
            for (String a : allowed) {
                boolean meant = !(t instanceof AssertionError) || AssertionError.class.isAssignableFrom(find(a));
                if (meant && find(a).isInstance(t)) {
                    return t;
                }
            }
            if (t instanceof AssertionError) {
                throw (AssertionError) t;
            }
            throw new AssertionError("exception escapes from " + name, t);
        }
    }

    /** What must be true before: if it is not, this is no counterexample. */
    public void valid(String className, String name, String descriptor, Object on, Object... args) {
        if (!isTrue(className, name, descriptor, on, args)) {
            throw new IllegalStateException(name + "() is false before the call");
        }
    }

    /** What must be true after the call. */
    public void holds(String className, String name, String descriptor, Object on, Object... args) {
        if (!isTrue(className, name, descriptor, on, args)) {
            throw new AssertionError(name + "() is false after the call");
        }
    }

    private boolean isTrue(String className, String name, String descriptor, Object on, Object... args) {
        try {
            return (Boolean) invoke(on, className, name, descriptor, args);
        } catch (InvocationTargetException e) {
            throw new AssertionError(name + "() throws", e.getCause());
        }
    }

    /** That the fields, each {@code "Class.field"}, form a tree below the object. */
    public void tree(Object root, String... fields) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        seen.add(root);
        open.push(root);
        while (!open.isEmpty()) {
            children(open.pop(), fields, seen, open);
        }
    }

    /** That every node's {@code repOkLocal}, where it has one, is true. */
    public void local(Object root, String... fields) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        seen.add(root);
        open.push(root);
        while (!open.isEmpty()) {
            Object o = open.pop();
            Method m = findLocal(o.getClass());
            if (m != null) {
                holds(m.getDeclaringClass().getName(), "repOkLocal", "()Z", o);
            }
            children(o, fields, seen, open);
        }
    }

    private static Method findLocal(Class<?> c) {
        for (; c != null; c = c.getSuperclass()) {
            try {
                return c.getDeclaredMethod("repOkLocal");
            } catch (NoSuchMethodException e) {
                continue;
            }
        }
        return null;
    }

    private void children(Object o, String[] fields, Set<Object> seen, Deque<Object> open) {
        for (String text : fields) {
            int dot = text.lastIndexOf('.');
            Field f = field(text.substring(0, dot), text.substring(dot + 1));
            visit(f.getDeclaringClass().isInstance(o) ? get(o, f) : null, seen, open);
        }
    }

    private static void visit(Object next, Set<Object> seen, Deque<Object> open) {
        if (next != null && next.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(next); i++) {
                visit(Array.get(next, i), seen, open);
            }
        } else if (next != null) {
            if (!seen.add(next)) {
                throw new AssertionError("the tree fields form no tree: an object is reached twice");
            }
            open.push(next);
        }
    }

    // --- Reflection -------------------------------------------------------------

    private Object invoke(Object on, String className, String name, String descriptor, Object... args)
            throws InvocationTargetException {
        Class<?>[] types = parameters(descriptor);
        try {
            if (name.equals("<init>")) {
                Constructor<?> c = find(className).getDeclaredConstructor(types);
                c.setAccessible(true);
                return c.newInstance(args);
            }
            Method m = find(className).getDeclaredMethod(name, types);
            m.setAccessible(true);
            return m.invoke(on, args);
        } catch (NoSuchMethodException | IllegalAccessException | InstantiationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> find(String className) {
        try {
            return Class.forName(className);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("no class " + className + " on the class path", e);
        }
    }

    private static Field field(String className, String name) {
        try {
            return find(className).getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new IllegalArgumentException(className + " has no field " + name, e);
        }
    }

    /** The class object of a type as in a class file: what an enum's map keeps of its keys. */
    public static Class<?> type(String descriptor) {
        switch (descriptor.charAt(0)) {
            case 'I': return int.class;
            case 'J': return long.class;
            case 'S': return short.class;
            case 'B': return byte.class;
            case 'C': return char.class;
            case 'Z': return boolean.class;
            case 'F': return float.class;
            case 'D': return double.class;
            case '[': return Array.newInstance(type(descriptor.substring(1)), 0).getClass();
            default: return find(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
        }
    }

    private static Class<?>[] parameters(String descriptor) {
        java.util.List<Class<?>> types = new java.util.ArrayList<>();
        for (int i = 1; descriptor.charAt(i) != ')'; ) {
            int end = i;
            while (descriptor.charAt(end) == '[') {
                end++;
            }
            end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
            types.add(type(descriptor.substring(i, end)));
            i = end;
        }
        return types.toArray(new Class<?>[0]);
    }

    private static final String ANSWERS = "$$Answers";

    /** An object of a functional interface: its method gives one answer after the other. */
    private static class Answers implements InvocationHandler {
        private final Object[] answers = new Object[3];
        private int calls;

        static Object of(Class<?> type) {
            ClassLoader own = type.getClassLoader();
            return Proxy.newProxyInstance(
                    own == null ? Replay.class.getClassLoader() : own, new Class<?>[] {type}, new Answers());
        }

        void set(String name, Object value) {
            if (name.equals("calls")) {
                calls = (Integer) value;
            } else {
                answers[name.charAt(name.length() - 1) - '0'] = value;
            }
        }

        @Override
        public Object invoke(Object on, Method m, Object[] args) throws Throwable {
            if (m.getDeclaringClass() == Object.class) {
                switch (m.getName()) {
                    case "equals": return on == args[0];
                    case "hashCode": return System.identityHashCode(on);
                    default: return m.getDeclaringClass().getName();
                }
            }
            if (m.isDefault()) { /* since Java 16, for which this is not compiled */
                return InvocationHandler.class
                        .getMethod("invokeDefault", Object.class, Method.class, Object[].class)
                        .invoke(null, on, m, args);
            }
            return m.getReturnType() == void.class ? null : answers[calls++];
        }
    }

    /** Where an {@code AccessibleObject} says that access is not checked: its fields. */
    private static class Accessible {
        boolean override;
        volatile Object cache;
    }

    private long offset(Field f) {
        try {
            return (Long) unsafeClass.getMethod("objectFieldOffset", Field.class).invoke(unsafe, f);
        } catch (InvocationTargetException e) {
            return recordOffset(f);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("sun.misc.Unsafe.objectFieldOffset", e);
        }
    }

    /** Fields of records are told by the class that {@code sun.misc.Unsafe} asks. */
    private long recordOffset(Field f) {
        try {
            Class<?> inside = Class.forName("jdk.internal.misc.Unsafe");
            Method get = inside.getMethod("getUnsafe");
            Method of = inside.getMethod("objectFieldOffset", Field.class);
            long place = offset(Accessible.class.getDeclaredField("override"));
            Class<?>[] types = {Object.class, long.class, boolean.class};
            unsafe("putBoolean", types, get, place, true);
            unsafe("putBoolean", types, of, place, true);
            return (Long) of.invoke(get.invoke(null), f);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("jdk.internal.misc.Unsafe.objectFieldOffset", e);
        }
    }

    private Object unsafe(String name, Class<?>[] types, Object... args) {
        try {
            return unsafeClass.getMethod(name, types).invoke(unsafe, args);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("sun.misc.Unsafe." + name, e);
        }
    }
}
