package glassbox;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** One check: a run of the tool. */
final class GlassBoxCheck extends AbstractTestDescriptor {
    private static final int HOLDS = 0;
    private static final int VIOLATED = 1;
    private static final int INCONCLUSIVE = 3;

    private final Class<?> checked;
    private final Method operation; // null: all of them
    private final GlassBoxTest mark;

    GlassBoxCheck(UniqueId parent, Class<?> c, GlassBoxTest mark) {
        super(parent.append("class", c.getName()), c.getSimpleName(), ClassSource.from(c));
        this.mark = mark;
        checked = mark.value() == void.class ? c : mark.value();
        operation = null;
    }

    GlassBoxCheck(UniqueId parent, Class<?> c, Method m, GlassBoxTest mark) {
        super(parent.append("method", c.getName() + "." + m), c.getSimpleName() + "." + m.getName(),
                MethodSource.from(c, m));
        this.mark = mark;
        boolean other = mark.value() != void.class;
        checked = other ? mark.value() : c;
        operation = other ? null : m;
    }

    @Override
    public TestDescriptor.Type getType() {
        return TestDescriptor.Type.TEST;
    }

    TestExecutionResult run() {
        try {
            Process p = new ProcessBuilder(command()).redirectErrorStream(true).start();
            p.getOutputStream().close();
            String said = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            switch (p.waitFor()) {
                case HOLDS:
                    return TestExecutionResult.successful();
                case VIOLATED:
                    return TestExecutionResult.failed(new AssertionFailedError(said));
                case INCONCLUSIVE:
                    return TestExecutionResult.aborted(new TestAbortedException(said));
                default:
                    return TestExecutionResult.failed(new IllegalArgumentException(said));
            }
        } catch (IOException e) {
            return TestExecutionResult.failed(new IllegalStateException(
                    "cannot run glassbox: put it on the PATH, or name it with the system property"
                            + " glassbox.tool or the environment variable GLASSBOX", e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return TestExecutionResult.aborted(e);
        }
    }

    private List<String> command() {
        List<String> words = new ArrayList<>(List.of(tool(), "check", "--quiet"));
        words.add("--classpath");
        words.add(System.getProperty("java.class.path"));
        words.add("--class");
        words.add(checked.getName());
        add(words, "--nodes", mark.nodes());
        add(words, "--height", mark.height());
        add(words, "--size", mark.size());
        add(words, "--timeout", mark.timeout());
        add(words, "--ints", mark.ints());
        add(words, "--objects", mark.objects());
        add(words, "--engine", mark.engine());
        if (operation != null) {
            add(words, "--method", written(operation));
        }
        for (String m : mark.methods()) {
            add(words, "--method", m);
        }
        for (Class<?> exception : mark.allow()) {
            add(words, "--allow", exception.getName());
        }
        words.addAll(List.of(mark.options()));
        words.add(file());
        return words;
    }

    private static void add(List<String> words, String option, int value) {
        if (value > 0) {
            add(words, option, Integer.toString(value));
        }
    }

    private static void add(List<String> words, String option, String value) {
        if (!value.isEmpty()) {
            words.add(option);
            words.add(value);
        }
    }

    /** {@code add(int,Object)}. */
    private static String written(Method m) {
        List<String> types = new ArrayList<>();
        for (Class<?> type : m.getParameterTypes()) {
            types.add(type.getSimpleName());
        }
        return m.getName() + "(" + String.join(",", types) + ")";
    }

    /** The class file; or the archive that it lies in. */
    private String file() {
        CodeSource from = checked.getProtectionDomain().getCodeSource();
        if (from == null) {
            throw new IllegalArgumentException(
                    checked.getName() + " is a class of the JDK: check a @SpecFor companion of it");
        }
        try {
            File place = new File(from.getLocation().toURI());
            String below = checked.getName().replace('.', '/') + ".class";
            return (place.isDirectory() ? new File(place, below) : place).getPath();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(from.getLocation() + " is no file", e);
        }
    }

    /** The tool: as the user says, else where it is installed together with this jar. */
    private static String tool() {
        String named = System.getProperty("glassbox.tool", System.getenv("GLASSBOX"));
        if (named != null) {
            return named;
        }
        try {
            File jar = new File(GlassBoxCheck.class.getProtectionDomain().getCodeSource()
                    .getLocation().toURI());
            for (String place : List.of("glassbox", "../../bin/glassbox")) {
                File tool = new File(jar.getParentFile(), place);
                if (tool.isFile() && tool.canExecute()) {
                    return tool.getPath();
                }
            }
        } catch (URISyntaxException e) {
            // then it is looked for on the PATH
        }
        return "glassbox";
    }
}
