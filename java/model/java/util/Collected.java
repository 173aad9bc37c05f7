package java.util;

/**
 * One element that a collection of a specification holds, perhaps (src/symbolic/links.c): it is
 * there where the run that made the collection has come by the condition of number
 * {@code place}, and {@code there} is true.
 */
final class Collected {
  Object element;
  boolean there;
  int place;
  Collected older;
  Collected newer;
}
