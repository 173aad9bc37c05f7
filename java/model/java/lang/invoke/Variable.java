package java.lang.invoke;

import java.util.Optional;

/** A variable handle of the machine: what it stands for is known to natives only. */
final class Variable extends VarHandle {
  private Variable() {
    super(null, false);
  }

  @Override
  public VarHandle withInvokeExactBehavior() {
    return this;
  }

  @Override
  public VarHandle withInvokeBehavior() {
    return this;
  }

  @Override
  MethodType accessModeTypeUncached(AccessType type) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<VarHandleDesc> describeConstable() {
    return Optional.empty();
  }
}
