package java.lang.ref;

/**
 * What Cleaner.register gives where no collector tells when an object cannot be reached any
 * more: the action is run by clean() alone.
 */
final class PlainCleanable implements Cleaner.Cleanable {
  private Runnable action;

  private PlainCleanable(Runnable action) {
    this.action = action;
  }

  static Cleaner.Cleanable of(Runnable action) {
    return new PlainCleanable(action);
  }

  private synchronized Runnable take() {
    Runnable taken = action;
    action = null;
    return taken;
  }

  @Override
  public void clean() {
    Runnable taken = take();
    if (taken != null) {
      taken.run();
    }
  }
}
