package java.io;

/**
 * The writer inside the PrintStream objects System.out and System.err. Made without
 * running a constructor, so that no charset encoder is needed.
 */
final class StandardWriter extends BufferedWriter {
  int stream;

  private StandardWriter() {
    super(null);
  }

  @Override
  public void write(String text) {
    StandardStreams.write(stream, text);
  }

  @Override
  public void write(String text, int from, int count) {
    StandardStreams.write(stream, text.substring(from, from + count));
  }

  @Override
  public void write(char[] text) {
    StandardStreams.write(stream, new String(text));
  }

  @Override
  public void write(char[] text, int from, int count) {
    StandardStreams.write(stream, new String(text, from, count));
  }

  @Override
  public void write(int character) {
    StandardStreams.write(stream, String.valueOf((char) character));
  }

  @Override
  public void newLine() {
    StandardStreams.write(stream, "\n");
  }

  @Override
  void flushBuffer() {}

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
