import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.commons.ClassRemapper;
import jdk.internal.org.objectweb.asm.commons.Remapper;

/**
 * A class of the JDK under another name, so that it can be instrumented: package java.util
 * becomes package opened. Its nested classes and superclasses that are not public go along.
 */
final class Library {
    static final String PACKAGE = "opened/";
    private final Map<String, byte[]> originals = new LinkedHashMap<>();

    /** name: with slashes. */
    Library(String name) throws IOException {
        Path library = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        ArrayDeque<String> queue = new ArrayDeque<>();
        queue.add(name);
        while (!queue.isEmpty()) {
            String next = queue.remove();
            if (originals.containsKey(next)) {
                continue;
            }
            byte[] file = OpenClasses.open(Files.readAllBytes(library.resolve(next + ".class")));
            originals.put(next, file);
            ClassReader reader = new ClassReader(file);
            for (Path nested : OpenClasses.withNested(library, next)) {
                queue.add(library.relativize(nested).toString().replace(".class", ""));
            }
            if (reader.getSuperName().contains("$")) {
                queue.add(reader.getSuperName().substring(0, reader.getSuperName().indexOf('$')));
            }
        }
    }

    private String rename(String name) {
        return originals.containsKey(name) ? PACKAGE + name.substring(name.lastIndexOf('/') + 1) : name;
    }

    /** The file with all mention of these classes renamed. */
    byte[] rename(byte[] file) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(file).accept(new ClassRemapper(writer, new Remapper() {
            @Override
            public String map(String name) {
                return rename(name);
            }
        }), 0);
        return writer.toByteArray();
    }

    /** The renamed classes by name, with dots. */
    Map<String, byte[]> renamed() {
        Map<String, byte[]> renamed = new LinkedHashMap<>();
        originals.forEach((name, file) -> renamed.put(rename(name).replace('/', '.'), rename(file)));
        return renamed;
    }

    /** Writes the opened classes, under their own names, for javac. */
    void write(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> e : originals.entrySet()) {
            Path file = folder.resolve(e.getKey() + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, e.getValue());
        }
    }
}
