// streams and readers over memory: byte arrays, strings, data streams, print writers, Base64, scanners
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Scanner;

public class InMemoryIo {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(-2);
        out.writeLong(1L << 40);
        out.writeDouble(2.5);
        out.writeUTF("text\u00e9");
        out.writeBoolean(true);
        out.writeChar('x');
        System.out.println(bytes.size() + " " + Arrays.toString(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readInt() + " " + in.readLong() + " " + in.readDouble() + " " + in.readUTF().length() + " " + in.readBoolean() + in.readChar() + in.available());
        try {
            in.readByte();
        } catch (EOFException e) {
            System.out.println(e);
        }
        BufferedReader r = new BufferedReader(new StringReader("first\nsecond\r\n\nlast"));
        for (String line; (line = r.readLine()) != null;) System.out.println("[" + line + "]");
        StringWriter sw = new StringWriter();
        try (PrintWriter w = new PrintWriter(sw)) {
            w.printf("%d|%s", 5, "x");
            w.println();
            w.print(1.5);
            w.append('c').write("end", 1, 2);
        }
        System.out.println(sw.toString().replace(System.lineSeparator(), "/"));
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(captured, true, StandardCharsets.UTF_8);
        ps.println("caf\u00e9");
        ps.print(12);
        System.out.println(captured.size() + " " + captured.toString(StandardCharsets.UTF_8).length());
        String b64 = Base64.getEncoder().encodeToString("Hello, World!?".getBytes(StandardCharsets.US_ASCII));
        System.out.println(b64 + " " + new String(Base64.getDecoder().decode(b64), StandardCharsets.US_ASCII));
        ByteBuffer buf = ByteBuffer.allocate(16).putInt(0x01020304).putLong(-1L).put((byte) 7);
        buf.flip();
        System.out.println(buf.remaining() + " " + buf.get(3) + buf.getInt() + buf.getLong() + buf.get() + buf.hasRemaining());
        Scanner s = new Scanner("12 word 3.5 true\nnext line here\n99999999999");
        System.out.println(s.nextInt() + " " + s.next() + " " + s.nextDouble() + " " + s.nextBoolean() + "[" + s.nextLine() + "][" + s.nextLine() + "]" + s.hasNextInt() + s.nextLong() + s.hasNext());
        try {
            s.next();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("exhausted");
        }
        Reader pr = new PushbackReader(new CharArrayReader("abc".toCharArray()));
        int c = pr.read();
        ((PushbackReader) pr).unread(c);
        System.out.println((char) pr.read() + "" + (char) pr.read() + pr.skip(5) + pr.read());
        SequenceInputStream both = new SequenceInputStream(new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayInputStream(new byte[] {3}));
        System.out.println(Arrays.toString(both.readAllBytes()));
    }
}
