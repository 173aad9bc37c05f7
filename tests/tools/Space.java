import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Every object that a state may have, and for each of their fields and elements the values
 * that it may hold: the contract's bounds.
 */
final class Space {
    /** One choice: a field, an element or an argument, and the values that it may have. */
    static final class Slot {
        final Object holder;
        final Field field;
        final int index;
        Object[] values;
        int choice;
        boolean isRead;

        Slot(Object holder, Field field, int index) {
            this.holder = holder;
            this.field = field;
            this.index = index;
        }

        void write() throws IllegalAccessException {
            if (field != null) {
                field.set(holder, values[choice]);
            } else if (holder != null) {
                Array.set(holder, index, values[choice]);
            }
        }
    }

    private final Subject subject;
    private final Bounds bounds;
    final Object main;
    final List<Slot> slots = new ArrayList<>();
    private final Map<Object, Map<Object, Slot>> slotsOf = new IdentityHashMap<>();
    private final Map<Class<?>, List<Object>> positions = new LinkedHashMap<>();
    private final Map<Class<?>, List<Object>> pools = new LinkedHashMap<>();
    private final Map<Object, String> names = new IdentityHashMap<>();
    private final Map<Object, Integer> poolNumber = new IdentityHashMap<>();
    private Map<Object, Object> originals = new IdentityHashMap<>();
    final ArrayList<Slot> read = new ArrayList<>();
    int positionCount;

    Space(Subject subject, Bounds bounds) throws Exception {
        this.subject = subject;
        this.bounds = bounds;
        main = make(subject.main);
        names.put(main, "main");
        backbone();
        bounds.fill(bounds.height > 0 ? positionCount : bounds.nodes);
        addSlots(main);
        for (List<Object> list : positions.values()) {
            for (Object o : list) {
                addSlots(o);
            }
        }
    }

    private static final sun.misc.Unsafe UNSAFE = unsafe();

    private static sun.misc.Unsafe unsafe() {
        try {
            Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
            f.setAccessible(true);
            return (sun.misc.Unsafe) f.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Object make(Class<?> c) {
        try {
            return UNSAFE.allocateInstance(c);
        } catch (InstantiationException e) {
            throw new IllegalArgumentException(c + " cannot be made: abstract tree types are not supported");
        }
    }

    private final Map<Object, Map<Object, Object>> children = new IdentityHashMap<>();

    /** Breadth first; elements of an array field share their position over the lengths. */
    private void backbone() throws Exception {
        ArrayDeque<Object[]> queue = new ArrayDeque<>();
        queue.add(new Object[] {main, 0});
        int arrays = bounds.arrays < 0 ? bounds.nodes : bounds.arrays;
        while (!queue.isEmpty()) {
            Object[] next = queue.remove();
            Object holder = next[0];
            int depth = (Integer) next[1] + 1;
            for (Field f : subject.treeFields(holder.getClass())) {
                boolean isArray = f.getType().isArray();
                Class<?> type = isArray ? f.getType().getComponentType() : f.getType();
                for (int i = 0; i < (isArray ? arrays : 1); i++) {
                    if (bounds.height > 0 ? depth > bounds.height : positionCount >= bounds.nodes) {
                        break;
                    }
                    Object child = make(type);
                    names.put(child, type.getSimpleName() + "#" + ++positionCount);
                    positions.computeIfAbsent(type, c -> new ArrayList<>()).add(child);
                    children.computeIfAbsent(holder, h -> new HashMap<>())
                            .put(isArray ? f.getName() + i : f.getName(), child);
                    queue.add(new Object[] {child, depth});
                }
            }
        }
    }

    private Object child(Object holder, Object key) {
        return children.getOrDefault(holder, Map.of()).get(key);
    }

    private void addSlots(Object o) throws Exception {
        for (Field f : subject.fields(o.getClass())) {
            Slot s = addSlot(o, f.getName(), new Slot(o, f, -1));
            boolean tree = subject.isTree(f);
            if (f.getType().isArray()) {
                s.values = arrays(o, f, tree);
            } else if (tree) {
                Object child = child(o, f.getName());
                s.values = child == null ? new Object[] {null} : new Object[] {null, child};
            } else {
                s.values = domain(f.getType(), subject.range(f), subject.isInteger(f));
            }
        }
    }

    private Slot addSlot(Object holder, Object key, Slot s) {
        slots.add(s);
        slotsOf.computeIfAbsent(holder, h -> new HashMap<>()).put(key, s);
        return s;
    }

    private Object[] arrays(Object holder, Field f, boolean tree) throws Exception {
        Object[] values = new Object[bounds.arrays + 2];
        Class<?> type = f.getType().getComponentType();
        for (int length = 0; length <= bounds.arrays; length++) {
            Object array = Array.newInstance(type, length);
            values[length + 1] = array;
            names.put(array, type.getSimpleName() + "[" + length + "]");
            for (int i = 0; i < length; i++) {
                Slot s = addSlot(array, i, new Slot(array, null, i));
                Object child = child(holder, f.getName() + i);
                s.values = !tree ? domain(type, subject.range(f), subject.isInteger(f))
                        : child == null ? new Object[] {null} : new Object[] {null, child};
            }
        }
        return values;
    }

    Object[] domain(Class<?> type, long[] range, boolean isInteger) throws Exception {
        if (type == boolean.class) {
            return new Object[] {false, true};
        }
        if (type == float.class) {
            return new Object[] {0.75f}; // as in HashMap, the only one met
        }
        if (type.isPrimitive()) {
            List<Object> values = new ArrayList<>();
            long low = range == null ? bounds.low : range[0];
            long high = range == null ? bounds.high : range[1];
            for (long v = low; v <= high; v++) {
                values.add(box(type, v));
            }
            return values.toArray();
        }
        List<Object> values = new ArrayList<>();
        values.add(null);
        if (type.isEnum()) {
            values.addAll(Arrays.asList(type.getEnumConstants()));
        } else if (positions.containsKey(type)) {
            values.addAll(positions.get(type));
        } else if (isInteger) {
            for (long v = bounds.low; v <= bounds.high; v++) {
                values.add((int) v);
            }
        } else if (!subject.isLibrary() || type == Object.class) {
            values.addAll(pool(type));
        }
        return values.toArray();
    }

    private static Object box(Class<?> type, long v) {
        return type == int.class ? (Object) (int) v : type == long.class ? (Object) v
                : type == short.class ? (Object) (short) v : type == byte.class ? (Object) (byte) v
                : type == char.class ? (Object) (char) v : null;
    }

    private List<Object> pool(Class<?> type) throws Exception {
        List<Object> pool = pools.get(type);
        if (pool == null) {
            pools.put(type, pool = new ArrayList<>());
            for (int i = 1; i <= bounds.pool(type); i++) {
                Object o = make(type);
                names.put(o, type.getSimpleName() + "#" + i);
                poolNumber.put(o, i);
                pool.add(o);
            }
            for (Object o : pool) {
                addSlots(o);
            }
        }
        return pool;
    }

    /** Puts the choices into the objects and forgets what was read. */
    void write() throws IllegalAccessException {
        for (Slot s : slots) {
            s.isRead = false;
            s.write();
        }
        read.clear();
        originals.clear();
    }

    void note(Object o, Object key) {
        Map<Object, Slot> of = slotsOf.get(original(o));
        if (of != null) {
            note(of.get(key));
        }
    }

    void note(Slot s) {
        if (s != null && !s.isRead) {
            s.isRead = true;
            read.add(s);
        }
    }

    /** Advances the last choice that was read; false when the space is exhausted. */
    boolean advance() {
        for (int last = read.size() - 1; last >= 0; last--) {
            Slot s = read.get(last);
            while (++s.choice < s.values.length) {
                if (isCanonical(last, s.values[s.choice])) {
                    return true;
                }
            }
            s.choice = 0;
        }
        return false;
    }

    /** Whether a pool object is in use in the choices read before, or the first that is not. */
    private boolean isCanonical(int last, Object value) {
        Integer number = value == null ? null : poolNumber.get(value);
        if (number == null || number == 1) {
            return true;
        }
        Object before = pools.get(value.getClass()).get(number - 2);
        for (int i = 0; i < last; i++) {
            Slot s = read.get(i);
            if (s.values[s.choice] == before) {
                return true;
            }
        }
        return false;
    }

    Object original(Object o) {
        return originals.getOrDefault(o, o);
    }

    /** A copy of all that is reachable; its objects remember what they are copies of. */
    Object copy(Object o, Map<Object, Object> copies) throws Exception {
        if (o == null || o instanceof Enum || poolNumber.get(o) == null && names.get(o) == null) {
            return o;
        }
        Object copy = copies.get(o);
        if (copy == null) {
            int length = o.getClass().isArray() ? Array.getLength(o) : 0;
            copy = o.getClass().isArray()
                    ? Array.newInstance(o.getClass().getComponentType(), length) : make(o.getClass());
            copies.put(o, copy);
            originals.put(copy, o);
            for (int i = 0; i < length; i++) {
                Array.set(copy, i, copy(Array.get(o, i), copies));
            }
            for (Field f : subject.fields(o.getClass())) {
                f.set(copy, f.getType().isPrimitive() ? f.get(o) : copy(f.get(o), copies));
            }
        }
        return copy;
    }

    /** Whether the tree fields reachable along tree fields lead to different objects. */
    boolean isTree(Object o, Set<Object> seen, List<Object> nodes) throws Exception {
        if (!seen.add(o)) {
            return false;
        }
        nodes.add(o);
        for (Field f : subject.treeFields(o.getClass())) {
            note(o, f.getName());
            Object target = f.get(o);
            if (target == null) {
                continue;
            }
            if (!target.getClass().isArray()) {
                if (!isTree(target, seen, nodes)) {
                    return false;
                }
                continue;
            }
            if (!seen.add(target)) {
                return false;
            }
            for (int i = 0; i < Array.getLength(target); i++) {
                note(target, (Object) i);
                Object element = Array.get(target, i);
                if (element != null && !isTree(element, seen, nodes)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Objects reachable from the main object; reads nothing that counts unless asked. */
    void reach(Object o, Map<Object, Object> seen, boolean noting) throws Exception {
        if (o == null || names.get(o) == null || seen.put(o, o) != null) {
            return;
        }
        for (Map.Entry<Object, Slot> e : slotsOf.getOrDefault(o, Map.of()).entrySet()) {
            if (noting) {
                note(e.getValue());
            }
            reach(e.getValue().values[e.getValue().choice], seen, noting);
        }
    }

    String describe(Object o, Map<Object, Object> shown) {
        if (o == null || o instanceof Number || o instanceof Boolean || o instanceof Character
                || o instanceof Enum) {
            return String.valueOf(o);
        }
        String name = names.get(o);
        Map<Object, Slot> of = slotsOf.get(o);
        if (shown.put(o, o) != null || of == null) {
            return name;
        }
        return name + of.entrySet().stream().sorted(Comparator.comparing(e -> e.getKey().toString()))
                .filter(e -> e.getValue().isRead)
                .map(e -> e.getKey() + "=" + describe(e.getValue().values[e.getValue().choice], shown))
                .collect(Collectors.joining(" ", "{", "}"));
    }
}
