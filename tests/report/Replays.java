import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles and runs what --replay wrote: each must end in an AssertionError.
 *
 * <p>Replays JAR FOLDER...: in each folder the sources, and below it the folder "replay".
 */
public class Replays {
    public static void main(String[] args) throws Exception {
        int passed = 0;
        int failed = 0;
        for (int i = 1; i < args.length; i++) {
            String complaint = replay(new File(args[0]), new File(args[i]));
            if (complaint == null) {
                passed++;
            } else {
                failed++;
                System.out.println("FAILED " + args[i] + ": " + complaint);
            }
        }
        System.out.println(passed + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }

    /** What is wrong; null: nothing. */
    private static String replay(File jar, File folder) throws Exception {
        File out = new File(folder, "classes");
        out.mkdirs();
        List<String> options =
                new ArrayList<>(List.of("-g", "-proc:none", "-nowarn", "-cp", jar.getPath()));
        options.addAll(List.of("-d", out.getPath()));
        List<String> programs = new ArrayList<>();
        sources(folder, options, programs);
        if (programs.isEmpty()) {
            return "there is no program";
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        java.io.ByteArrayOutputStream said = new java.io.ByteArrayOutputStream();
        if (compiler.run(null, said, said, options.toArray(new String[0])) != 0) {
            return "does not compile: " + said;
        }
        URL[] path = {out.toURI().toURL(), jar.toURI().toURL()};
        for (String program : programs) {
            String complaint = run(path, program);
            if (complaint != null) {
                return program + ": " + complaint;
            }
        }
        return null;
    }

    private static String run(URL[] path, String program) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(path)) {
            java.lang.reflect.Method run = loader.loadClass(program).getDeclaredMethod("run");
            run.setAccessible(true);
            run.invoke(null);
            return "nothing was violated";
        } catch (InvocationTargetException e) {
            return e.getCause() instanceof AssertionError ? null : "ended in " + e.getCause();
        }
    }

    /** The sources of the example, and the program; tests of JUnit are left out. */
    private static void sources(File folder, List<String> files, List<String> programs) {
        for (File f : folder.listFiles()) {
            if (f.getName().endsWith(".java")) {
                files.add(f.getPath());
            }
        }
        File[] replays = new File(folder, "replay").listFiles();
        for (File f : replays == null ? new File[0] : replays) {
            if (f.getName().endsWith(".java") && !f.getName().endsWith("Test.java")) {
                files.add(f.getPath());
                programs.add(f.getName().replace(".java", ""));
            }
        }
    }
}
