import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;

/**
 * Makes a program of JavaGen small on which glassbox run and the JVM disagree.
 *
 * <p>Usage: {@code JavaShrink GLASSBOX SEED INDEX OUTDIR}. Leaves out parts
 * one by one, outermost first, as long as the outputs differ, until none can
 * go. A try that does not compile counts as agreement. Compiler and JVM run
 * in this process, only glassbox is started anew for each try.
 */
public class JavaShrink {
    final String glassbox;
    final long seed;
    final int index;
    final Path dir;
    int tries;

    JavaShrink(String glassbox, long seed, int index, Path dir) {
        this.glassbox = glassbox;
        this.seed = seed;
        this.index = index;
        this.dir = dir;
    }

    void run() throws IOException {
        Files.createDirectories(dir.resolve("classes"));
        BitSet out = new BitSet();
        JavaGen last = new JavaGen(seed, index, out);
        String text = last.generate();
        if (!disagree(text)) {
            System.out.println("P" + index + " of seed " + seed + ": no disagreement");
            System.exit(1);
        }
        for (boolean better = true; better;) {
            better = false;
            for (int id = 0; id < last.parts; id++) {
                if (!last.present.get(id)) continue;
                BitSet attempt = (BitSet) out.clone();
                attempt.set(id);
                JavaGen g = new JavaGen(seed, index, attempt);
                String shorter = g.generate();
                if (shorter.equals(text)) continue;
                if (!disagree(shorter)) continue;
                out = attempt;
                last = g;
                text = shorter;
                better = true;
            }
        }
        disagree(text);
        Files.writeString(dir.resolve("P" + index + ".java"), text);
        Files.writeString(dir.resolve("dropped"), out.toString().replaceAll("[{} ]", "") + "\n");
        System.out.println("shrunk to " + text.split("\n").length + " lines in " + tries + " tries: " + dir.resolve("P" + index + ".java"));
    }

    boolean disagree(String text) throws IOException {
        tries++;
        Path source = dir.resolve("P" + index + ".java"), classes = dir.resolve("classes");
        try (var old = Files.newDirectoryStream(classes)) {
            for (Path p : old) Files.delete(p);
        }
        Files.writeString(source, text);
        int rc = ToolProvider.getSystemJavaCompiler().run(null, OutputStream.nullOutputStream(), OutputStream.nullOutputStream(),
            "-g", "-proc:none", "-nowarn", "-Xlint:none", "-d", classes.toString(), source.toString());
        if (rc != 0) return false;
        String want = onJvm(classes);
        String got = onGlassbox(classes);
        Files.writeString(dir.resolve("expected"), want);
        Files.writeString(dir.resolve("got"), got);
        return !want.equals(got);
    }

    String onJvm(Path classes) throws IOException {
        PrintStream real = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
            loader.setDefaultAssertionStatus(true);
            System.setOut(new PrintStream(bytes, true));
            loader.loadClass("P" + index).getMethod("main", String[].class).invoke(null, (Object) null);
        } catch (ReflectiveOperationException e) {
            bytes.writeBytes(("ended by " + e.getCause().getClass().getName() + "\n").getBytes());
        } finally {
            System.setOut(real);
        }
        return bytes.toString();
    }

    String onGlassbox(Path classes) throws IOException {
        Path out = dir.resolve("glassbox-out");
        Process p = new ProcessBuilder(glassbox, "run", classes.toString(), "--class", "P" + index, "--")
            .redirectOutput(out.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null"))).start();
        try {
            if (!p.waitFor(20, TimeUnit.SECONDS)) {
                p.destroyForcibly().waitFor();
                return "no end\n";
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        String text = Files.readString(out);
        return p.exitValue() == 0 ? text : text + "exit code " + p.exitValue() + "\n";
    }

    public static void main(String[] args) throws IOException {
        new JavaShrink(args[0], Long.parseLong(args[1]), Integer.parseInt(args[2]), Path.of(args[3])).run();
    }
}
