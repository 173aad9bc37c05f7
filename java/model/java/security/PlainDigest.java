package java.security;

import sun.security.provider.Digests;

/**
 * A message digest made without the machinery of security providers: takes the place of
 * what MessageDigest.getInstance(String) returns.
 */
final class PlainDigest extends MessageDigest {
  private final MessageDigestSpi inside;

  private PlainDigest(MessageDigestSpi inside, String algorithm) {
    super(algorithm);
    this.inside = inside;
  }

  static MessageDigest make(String algorithm) throws NoSuchAlgorithmException {
    MessageDigestSpi inside = Digests.of(algorithm);
    if (inside == null) {
      throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
    }
    return new PlainDigest(inside, algorithm);
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return new PlainDigest((MessageDigestSpi) inside.clone(), getAlgorithm());
  }

  @Override
  protected int engineGetDigestLength() {
    return inside.engineGetDigestLength();
  }

  @Override
  protected void engineUpdate(byte input) {
    inside.engineUpdate(input);
  }

  @Override
  protected void engineUpdate(byte[] input, int offset, int length) {
    inside.engineUpdate(input, offset, length);
  }

  @Override
  protected byte[] engineDigest() {
    return inside.engineDigest();
  }

  @Override
  protected void engineReset() {
    inside.engineReset();
  }
}
