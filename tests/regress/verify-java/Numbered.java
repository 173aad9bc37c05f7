import glassbox.spec.*;

class Numbered {
  int f;

  @Requires("this.f instanceof Numbered") void m() {}
}
