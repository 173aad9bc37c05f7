package java.io;

/** System.in. */
final class StandardInput extends InputStream {
  private StandardInput() {}

  @Override
  public int read() {
    byte[] one = new byte[1];
    return StandardStreams.read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int from, int count) {
    java.util.Objects.checkFromIndexSize(from, count, bytes.length);
    return count == 0 ? 0 : StandardStreams.read(bytes, from, count);
  }
}
