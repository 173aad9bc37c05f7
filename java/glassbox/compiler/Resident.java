package glassbox.compiler;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.spi.ToolProvider;

/**
 * The JDK's javac, which stays: {@code java glassbox.compiler.Resident SOCKET} compiles for whoever
 * connects to the socket, and ends when nobody has for a while. Most of a compilation's time is
 * javac warming up.
 *
 * <p>A request: the number of the output folder's file in its file system (a long), the number of
 * arguments (an int), and the arguments, each with its length before it. The answer: javac's exit
 * status (an int), or {@link #NOT_DONE}, then what it said.
 */
public final class Resident {
    private static final int IDLE_SECONDS = 180;
    private static final int NOT_DONE = 255;
    private static final ToolProvider JAVAC = ToolProvider.findFirst("javac").orElseThrow();

    private static final AtomicInteger busy = new AtomicInteger();
    private static volatile long lastEnd = System.nanoTime();

    private Resident() {}

    public static void main(String[] arguments) throws IOException {
        Path socket = Path.of(arguments[0]);
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
        Object ours = fileAt(socket);
        Thread watch = new Thread(() -> endWhenIdle(socket, ours));
        watch.setDaemon(true);
        watch.start();
        while (true) {
            SocketChannel client = server.accept();
            busy.incrementAndGet();
            new Thread(() -> serve(client)).start();
        }
    }

    private static void endWhenIdle(Path socket, Object ours) {
        try {
            while (busy.get() > 0 || isWanted(socket, ours)) {
                Thread.sleep(1000);
            }
            if (ours != null && ours.equals(fileAt(socket))) {
                Files.deleteIfExists(socket);
            }
            do { // those who found it before are served
                Thread.sleep(1000);
            } while (busy.get() > 0);
        } catch (IOException | InterruptedException e) {
            // there is nobody to tell
        }
        System.exit(0);
    }

    /** Nobody finds it any more when its socket was removed, or is another's. */
    private static boolean isWanted(Path socket, Object ours) {
        return System.nanoTime() - lastEnd < IDLE_SECONDS * 1_000_000_000L
                && ours != null
                && ours.equals(fileAt(socket));
    }

    /** What tells the file from another of the same name; null: there is none. */
    private static Object fileAt(Path socket) {
        try {
            return Files.readAttributes(socket, BasicFileAttributes.class).fileKey();
        } catch (IOException e) {
            return null;
        }
    }

    private static void serve(SocketChannel client) {
        String folder = null;
        try (client) {
            DataInputStream in = new DataInputStream(Channels.newInputStream(client));
            long file = in.readLong();
            String[] arguments = new String[in.readInt()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
                if (i > 0 && arguments[i - 1].equals("-d")) {
                    folder = arguments[i];
                }
            }
            StringWriter said = new StringWriter();
            int status = isSameFile(folder, file) ? compile(arguments, said) : NOT_DONE;
            DataOutputStream out = new DataOutputStream(Channels.newOutputStream(client));
            out.writeInt(status);
            out.write(said.toString().getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) { // the client has gone, and what it would have removed may be here again
            removeTree(folder == null ? null : new File(folder));
        } finally {
            lastEnd = System.nanoTime();
            busy.decrementAndGet();
        }
    }

    /** A client in a container may have other files under the same names. */
    private static boolean isSameFile(String folder, long file) throws IOException {
        return folder != null
                && Files.exists(Path.of(folder))
                && ((Long) Files.getAttribute(Path.of(folder), "unix:ino")) == file;
    }

    private static int compile(String[] arguments, StringWriter said) {
        try (PrintWriter out = new PrintWriter(said)) {
            return JAVAC.run(out, out, arguments);
        } catch (RuntimeException | Error e) { // as a process of its own it may fare better
            return NOT_DONE;
        }
    }

    private static void removeTree(File file) {
        File[] inside = file == null ? null : file.listFiles();
        for (int i = 0; inside != null && i < inside.length; i++) {
            removeTree(inside[i]);
        }
        if (file != null) {
            file.delete();
        }
    }
}
