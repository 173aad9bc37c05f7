import glassbox.Declarative;

/** What is written depends on a condition alone: on which side a local variable was assigned. */
public class Control {
  int kind;
  int written;

  @Declarative
  boolean repOk() {
    return written < 2;
  }

  public void write() {
    int x = 0;
    if (kind == 3) {
      x = 2;
    }
    written = x;
  }
}
