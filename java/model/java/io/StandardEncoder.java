package java.io;

/** Stands where a PrintStream keeps its encoder; there is nothing to encode. */
final class StandardEncoder extends OutputStreamWriter {
  private StandardEncoder() {
    super((OutputStream) null);
  }

  @Override
  void flushBuffer() {}

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
