import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles the Java files in each folder of a folder, every one by itself, in one process.
 *
 * <pre>  java -cp build/glassbox.jar tests/mutants/Compile.java FOLDER</pre>
 *
 * The classes of FOLDER/NAME/*.java go to FOLDER/NAME/classes.
 */
public final class Compile {
    public static void main(String[] args) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        boolean good = true;
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            for (Path folder : list(Path.of(args[0]))) {
                List<Path> sources = list(folder).stream().filter(p -> p.toString().endsWith(".java")).toList();
                Path classes = Files.createDirectories(folder.resolve("classes"));
                files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
                List<String> options = List.of("-g", "-proc:none", "-nowarn", "-Xlint:none");
                if (!compiler.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources)).call()) {
                    good = false;
                }
            }
        }
        System.exit(good ? 0 : 1);
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.sorted().toList();
        }
    }
}
