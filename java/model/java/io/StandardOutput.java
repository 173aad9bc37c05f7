package java.io;

/** The bytes of System.out and System.err. */
final class StandardOutput extends OutputStream {
  int stream;

  private StandardOutput() {}

  @Override
  public void write(int value) {
    StandardStreams.write(stream, new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    java.util.Objects.checkFromIndexSize(from, count, bytes.length);
    StandardStreams.write(stream, bytes, from, count);
  }

  @Override
  public void flush() {
    StandardStreams.flush();
  }
}
