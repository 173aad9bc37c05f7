package java.lang;

/**
 * Whether a letter ends a word, for the two forms of the Greek sigma. Takes the place of
 * ConditionalSpecialCasing.isFinalCased, which starts the word breaker of java.text.
 */
final class FinalCase {
  private FinalCase() {}

  /** A cased letter stands before the index in the same word, and none after it. */
  static boolean isFinalCased(String text, int index) {
    boolean before = false;
    for (int i = index; i > 0 && !before && inWord(text, i); ) {
      int c = text.codePointBefore(i);
      before = isCased(c);
      i -= Character.charCount(c);
    }
    if (!before) {
      return false;
    }
    int length = text.length();
    for (int i = index + Character.charCount(text.codePointAt(index));
        i < length && inWord(text, i); ) {
      int c = text.codePointAt(i);
      if (isCased(c)) {
        return false;
      }
      i += Character.charCount(c);
    }
    return true;
  }

  /** No word ends between the characters before and after i. */
  private static boolean inWord(String text, int i) {
    int before = text.codePointBefore(i);
    int after = text.codePointAt(i);
    if (isWord(before) && isWord(after)) {
      return true;
    }
    int next = i + Character.charCount(after);
    if (isWord(before) && isMiddle(after)) {
      return next < text.length() && isWord(text.codePointAt(next));
    }
    int previous = i - Character.charCount(before);
    return isMiddle(before)
        && isWord(after)
        && previous > 0
        && isWord(text.codePointBefore(previous));
  }

  private static boolean isWord(int c) {
    int type = Character.getType(c);
    return Character.isLetterOrDigit(c)
        || c == '_'
        || type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.FORMAT;
  }

  private static boolean isMiddle(int c) {
    return c == '\'' || c == '.' || c == 0x00AD || c == 0x00B7 || c == 0x2019 || c == 0x2027;
  }

  private static boolean isCased(int c) {
    int type = Character.getType(c);
    return type == Character.LOWERCASE_LETTER
        || type == Character.UPPERCASE_LETTER
        || type == Character.TITLECASE_LETTER
        || 0x02B0 <= c && c <= 0x02B8
        || 0x02C0 <= c && c <= 0x02C1
        || 0x02E0 <= c && c <= 0x02E4
        || c == 0x0345
        || c == 0x037A
        || 0x1D2C <= c && c <= 0x1D61
        || 0x2160 <= c && c <= 0x217F
        || 0x24B6 <= c && c <= 0x24E9;
  }
}
