package java.io;

/** The way out of the machine: natives of glassbox behind System.in, out and err. */
final class StandardStreams {
  private StandardStreams() {}

  /** Writes a text in UTF-8 to stream 1 (out) or 2 (err). */
  static native void write(int stream, String text);

  static native void write(int stream, byte[] bytes, int from, int count);

  static native void flush();

  /** Reads at least one byte and at most {@code count}; -1 at the end. */
  static native int read(byte[] bytes, int from, int count);
}
