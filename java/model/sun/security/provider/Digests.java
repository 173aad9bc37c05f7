package sun.security.provider;

import java.security.MessageDigestSpi;

/** The JDK's own message digests by name. */
public final class Digests {
  private Digests() {}

  /** Returns null for an unknown algorithm. */
  public static MessageDigestSpi of(String algorithm) {
    switch (algorithm.toUpperCase(java.util.Locale.ROOT)) {
      case "MD5":
        return new MD5();
      case "SHA":
      case "SHA1":
      case "SHA-1":
        return new SHA();
      case "SHA-224":
        return new SHA2.SHA224();
      case "SHA-256":
        return new SHA2.SHA256();
      case "SHA-384":
        return new SHA5.SHA384();
      case "SHA-512":
        return new SHA5.SHA512();
      default:
        return null;
    }
  }
}
