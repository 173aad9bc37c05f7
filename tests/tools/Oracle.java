import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The answers that glassbox is compared with: enumerates the search space of a class on the
 * JVM, in the manner of Korat, and runs every operation on every valid state.
 *
 * <p>The classes are instrumented so that every read of a field or element is noted. The
 * whole judgement of an operation (invariant before, operation, tree, invariant after,
 * postcondition) depends only on what was read, so only the last choice that was read is
 * advanced, and nothing that was not read is ever enumerated. Of the pool objects of a
 * class, one that is not in use is as good as any other: only the first is tried.
 *
 * <p>Run by {@code tests/tools/oracle}, which explains the options.
 */
public final class Oracle {
    /** What can come of one execution, in the order in which it is judged. */
    enum Kind { INVALID, SKIPPED, HOLDS, ASSERTION, EXCEPTION, TREE, INVARIANT, POSTCONDITION, STEPS }

    /** What an operation was found to do: its executions by kind, and the least states. */
    static final class Outcome {
        final Map<Kind, Integer> least = new TreeMap<>();
        final Map<Kind, String> example = new TreeMap<>();
        long executions;

        boolean isViolated() {
            return !least.isEmpty() && !(least.size() == 1 && least.containsKey(Kind.STEPS));
        }

        /** The kinds of the least violating states. */
        String kinds() {
            int size = least.entrySet().stream().filter(e -> e.getKey() != Kind.STEPS)
                    .mapToInt(Map.Entry::getValue).min().orElse(-1);
            return least.entrySet().stream()
                    .filter(e -> size < 0 || e.getKey() != Kind.STEPS && e.getValue() == size)
                    .map(e -> e.getKey().name().toLowerCase()).collect(Collectors.joining("|"));
        }
    }

    private static int failures;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(null, () -> {
            try {
                work(args);
            } catch (Exception e) {
                e.printStackTrace();
                System.exit(2);
            }
        }, "oracle", 1L << 30);
        worker.start();
        worker.join();
        System.exit(failures > 0 ? 1 : 0);
    }

    private static void work(String[] args) throws Exception {
        List<String> options = new ArrayList<>();
        List<String> files = new ArrayList<>();
        boolean expect = false;
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("--expect")) {
                expect = true;
            } else if (args[i].equals("--mutants")) {
                mutants(Path.of(args[i + 1]));
                return;
            } else if (args[i].startsWith("--")) {
                options.add(args[i]);
                if (!Bounds.isFlag(args[i])) {
                    options.add(args[++i]);
                }
            } else {
                files.add(args[i]);
            }
        }
        for (String file : files) {
            if (expect) {
                expect(Path.of(file));
            } else {
                Subject subject = Subject.compile(Path.of(file));
                print(new Search(subject, new Bounds(options)));
            }
        }
    }

    private static void print(Search search) throws Exception {
        String name = search.subject.main.getName();
        if (search.bounds.count) {
            long valid = search.count();
            System.out.println(name + ": " + valid + " valid states at " + search.bounds);
            return;
        }
        Map<String, Outcome> outcomes = search.run();
        System.out.println(name + ": at " + search.bounds);
        outcomes.forEach((method, outcome) -> {
            System.out.printf("  %-24s %-10s %d executions%n", method,
                    outcome.least.isEmpty() ? "holds" : "", outcome.executions);
            outcome.least.forEach((kind, size) -> System.out.printf("    %s, least state of %d: %s%n",
                    kind.name().toLowerCase(), size, outcome.example.get(kind)));
        });
    }

    /**
     * Compares a file with its first line, {@code // expect: holds [at OPTIONS]} or
     * {@code // expect: violated KIND METHOD [at OPTIONS]}.
     */
    private static void expect(Path file) throws Exception {
        String line = Files.readAllLines(file).get(0);
        if (!line.startsWith("// expect: ")) {
            System.out.println("skipped  " + file + ": no expectation");
            return;
        }
        String[] parts = line.substring("// expect: ".length()).split(" at ");
        Bounds bounds = new Bounds(parts.length > 1 ? List.of(parts[1].trim().split(" +")) : List.of());
        String found = verdict(new Search(Subject.compile(file), bounds).run());
        boolean agrees = found.equals(parts[0].trim());
        failures += agrees ? 0 : 1;
        System.out.println((agrees ? "ok       " : "DIFFERS  ") + file + ": " + found
                + (agrees ? "" : ", expected " + parts[0].trim()));
    }

    /** "holds", "violated KIND METHOD" for each violated method, or "steps METHOD". */
    static String verdict(Map<String, Outcome> outcomes) {
        List<String> violated = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        outcomes.forEach((method, outcome) -> {
            if (outcome.isViolated()) {
                violated.add(outcome.kinds() + " " + method);
            } else if (!outcome.least.isEmpty()) {
                steps.add(method);
            }
        });
        return !violated.isEmpty() ? "violated " + String.join(", ", violated)
                : !steps.isEmpty() ? "steps " + String.join(", ", steps) : "holds";
    }

    /**
     * Judges every folder of mutants: one line "ID VERDICT DESCRIPTION" each, from
     * {@code ID/description.txt} beside the mutated source.
     */
    private static void mutants(Path folder) throws Exception {
        List<Path> all;
        try (Stream<Path> s = Files.list(folder)) {
            all = s.filter(Files::isDirectory).sorted().collect(Collectors.toList());
        }
        for (Path mutant : all) {
            Path source;
            try (Stream<Path> s = Files.list(mutant)) {
                source = s.filter(f -> f.toString().endsWith(".java")).findFirst().orElseThrow();
            }
            String description = Files.readString(mutant.resolve("description.txt")).trim();
            Search search = new Search(Subject.compile(source), new Bounds(List.of()));
            System.out.println(mutant.getFileName() + "\t" + verdict(search.run()) + "\t" + description);
        }
    }

    // --- The search --------------------------------------------------------------------

    static final class Search {
        final Subject subject;
        final Bounds bounds;
        private final Method invariant;

        Search(Subject subject, Bounds bounds) throws Exception {
            this.subject = subject;
            this.bounds = bounds;
            invariant = subject.invariant();
            isLocal = subject.isLocal();
        }

        /** The number of valid states, different ones up to the names of pool objects. */
        long count() throws Exception {
            Space space = new Space(subject, bounds);
            long valid = 0;
            do {
                space.write();
                if (isValid(space)) {
                    // Every reachable slot is part of a state, whether the invariant reads it or not.
                    space.reach(space.main, new IdentityHashMap<>(), true);
                    valid++;
                }
            } while (space.advance());
            return valid;
        }

        Map<String, Outcome> run() throws Exception {
            Map<String, Outcome> outcomes = new LinkedHashMap<>();
            for (Method operation : subject.operations(bounds)) {
                operation.setAccessible(true);
                outcomes.put(operation.getName(), run(operation));
            }
            return outcomes;
        }

        private Outcome run(Method operation) throws Exception {
            Space space = new Space(subject, bounds);
            List<Space.Slot> arguments = new ArrayList<>();
            Parameter[] parameters = operation.getParameters();
            for (int i = 0; i < parameters.length; i++) {
                Space.Slot s = new Space.Slot(null, null, i);
                s.values = space.domain(parameters[i].getType(), subject.range(operation, i),
                        subject.isInteger(operation, i));
                arguments.add(s);
                space.slots.add(s);
            }
            pres = subject.specifications("Pre", operation.getName());
            posts = subject.specifications("Post", operation.getName());
            Outcome outcome = new Outcome();
            do {
                space.write();
                Kind kind = judge(space, operation, arguments);
                if (kind != Kind.INVALID) {
                    outcome.executions++;
                }
                if (kind.compareTo(Kind.HOLDS) > 0) {
                    Map<Object, Object> reached = new IdentityHashMap<>();
                    space.reach(space.main, reached, false);
                    if (outcome.least.getOrDefault(kind, Integer.MAX_VALUE) > reached.size()) {
                        outcome.least.put(kind, reached.size());
                        outcome.example.put(kind, space.describe(space.main, new IdentityHashMap<>())
                                + " " + operation.getName() + arguments.stream()
                                .map(s -> space.describe(s.values[s.choice], new IdentityHashMap<>()))
                                .collect(Collectors.joining(", ", "(", ")")));
                    }
                }
            } while (space.advance());
            return outcome;
        }

        private boolean isValid(Space space) throws Exception {
            Notes.space = space;
            Notes.stepsLeft = bounds.steps;
            try {
                for (Object o : nodes(space)) {
                    if (!isLocallyValid(o)) {
                        return false;
                    }
                }
                return specification(invariant, space.main, List.of());
            } catch (InvocationTargetException e) {
                return false;
            }
        }

        private List<Object> nodes(Space space) throws Exception {
            List<Object> nodes = new ArrayList<>();
            if (isLocal) {
                space.isTree(space.main, Collections.newSetFromMap(new IdentityHashMap<>()), nodes);
            }
            return nodes;
        }

        private static boolean isLocallyValid(Object o) throws Exception {
            for (Method m : o.getClass().getDeclaredMethods()) {
                if (m.getName().equals("repOkLocal")) {
                    m.setAccessible(true);
                    return (Boolean) m.invoke(o);
                }
            }
            return true;
        }

        private List<Method> pres;
        private List<Method> posts;
        private boolean isLocal;

        private Kind judge(Space space, Method operation, List<Space.Slot> arguments) throws Exception {
            if (!isValid(space)) {
                return Kind.INVALID;
            }
            List<Object> values = new ArrayList<>();
            for (Space.Slot s : arguments) {
                space.note(s);
                values.add(s.values[s.choice]);
            }
            for (Method pre : pres) {
                if (!holds(pre, space.main, pre.getParameterCount() == (subject.isLibrary() ? 1 : 0) ? List.of() : values)) {
                    return Kind.INVALID;
                }
            }
            Object prestate = posts.isEmpty() ? null : space.copy(space.main, new IdentityHashMap<>());
            Notes.stepsLeft = bounds.steps;
            Object result = null;
            boolean returned = true;
            try {
                result = operation.invoke(space.main, values.toArray());
            } catch (InvocationTargetException e) {
                Throwable thrown = e.getCause();
                if (thrown instanceof Notes.StepLimit) {
                    return Kind.STEPS;
                }
                if (thrown.getClass().getName().equals("glassbox.AssumptionViolated")) {
                    return Kind.SKIPPED;
                }
                if (thrown instanceof AssertionError) {
                    return Kind.ASSERTION;
                }
                if (!isAllowed(thrown, operation)) {
                    return Kind.EXCEPTION;
                }
                returned = false;
            }
            if (!space.isTree(space.main, Collections.newSetFromMap(new IdentityHashMap<>()),
                    new ArrayList<>())) {
                return Kind.TREE;
            }
            if (!isValid(space)) {
                return Kind.INVARIANT;
            }
            for (Method post : posts) {
                List<Object> all = new ArrayList<>();
                all.add(prestate);
                if (operation.getReturnType() != void.class) {
                    all.add(result);
                }
                all.addAll(values);
                if (returned && !holds(post, space.main, all)) {
                    return Kind.POSTCONDITION;
                }
            }
            return Kind.HOLDS;
        }

        private boolean holds(Method m, Object main, List<Object> arguments) throws Exception {
            Notes.stepsLeft = bounds.steps;
            try {
                return specification(m, main, arguments);
            } catch (InvocationTargetException e) {
                return false;
            }
        }

        /** A companion's methods are static and take the checked object first. */
        private static boolean specification(Method m, Object main, List<Object> arguments) throws Exception {
            m.setAccessible(true);
            List<Object> all = new ArrayList<>(arguments);
            if (Modifier.isStatic(m.getModifiers())) {
                all.add(0, main);
            }
            return (Boolean) m.invoke(main, all.toArray());
        }

        private boolean isAllowed(Throwable thrown, Method operation) {
            for (Class<?> c = thrown.getClass(); c != null; c = c.getSuperclass()) {
                if (Arrays.asList(operation.getExceptionTypes()).contains(c)
                        || bounds.allowed.contains(c.getName()) || bounds.allowed.contains(c.getSimpleName())) {
                    return true;
                }
            }
            return false;
        }
    }
}
