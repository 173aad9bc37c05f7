package jdk.internal.util;

import java.util.List;
import java.util.function.BiFunction;

/**
 * What a failed index check gives, in plain statements. Takes the place of methods of
 * Preconditions where a path is followed: the library's own go through lists of boxed numbers and
 * String.format. Those with a function are asked for only where it is null.
 */
final class RangeMessage {
  private RangeMessage() {}

  static RuntimeException outOfBoundsCheckIndex(
      BiFunction<String, List<Number>, ? extends RuntimeException> none, int index, int length) {
    return new IndexOutOfBoundsException(index(index, length));
  }

  static RuntimeException outOfBoundsCheckIndex(
      BiFunction<String, List<Number>, ? extends RuntimeException> none, long index, long length) {
    return new IndexOutOfBoundsException(index(index, length));
  }

  static RuntimeException outOfBoundsCheckFromToIndex(
      BiFunction<String, List<Number>, ? extends RuntimeException> none,
      int from,
      int to,
      int length) {
    return new IndexOutOfBoundsException(fromTo(from, to, length));
  }

  static RuntimeException outOfBoundsCheckFromToIndex(
      BiFunction<String, List<Number>, ? extends RuntimeException> none,
      long from,
      long to,
      long length) {
    return new IndexOutOfBoundsException(fromTo(from, to, length));
  }

  static RuntimeException outOfBoundsCheckFromIndexSize(
      BiFunction<String, List<Number>, ? extends RuntimeException> none,
      int from,
      int size,
      int length) {
    return new IndexOutOfBoundsException(fromSize(from, size, length));
  }

  static RuntimeException outOfBoundsCheckFromIndexSize(
      BiFunction<String, List<Number>, ? extends RuntimeException> none,
      long from,
      long size,
      long length) {
    return new IndexOutOfBoundsException(fromSize(from, size, length));
  }

  static String outOfBoundsMessage(String check, List<? extends Number> n) {
    if (check == null || n == null) {
      return check == null && n == null
          ? "Range check failed"
          : "Range check failed: " + (check == null ? n : check);
    }
    if (check.equals("checkIndex") && n.size() >= 2) {
      return index(at(n, 0), at(n, 1));
    }
    if (check.equals("checkFromToIndex") && n.size() >= 3) {
      return fromTo(at(n, 0), at(n, 1), at(n, 2));
    }
    if (check.equals("checkFromIndexSize") && n.size() >= 3) {
      return fromSize(at(n, 0), at(n, 1), at(n, 2));
    }
    return "Range check failed: " + check + " " + n;
  }

  private static long at(List<? extends Number> n, int i) {
    return n.get(i).longValue();
  }

  private static String index(long index, long length) {
    return "Index " + index + " out of bounds for length " + length;
  }

  private static String fromTo(long from, long to, long length) {
    return "Range [" + from + ", " + to + ") out of bounds for length " + length;
  }

  private static String fromSize(long from, long size, long length) {
    return "Range [" + from + ", " + from + " + " + size + ") out of bounds for length " + length;
  }
}
