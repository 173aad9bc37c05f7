import glassbox.spec.*;

/** Enums, switches over them, final static fields. */
class Constants {
    enum Color { RED, GREEN, BLUE }
    static final Object LOCK = new Object();
    static final int LIMIT = Integer.parseInt("3");
    Color color;
    @Returns("this.color = Color.RED")
    boolean isRed() { return color == Color.RED; }
    @Returns("this.color = Color.RED")
    boolean badIsRed() { return color != Color.GREEN; }
    @Ensures("return = n mul 2")
    static int sync(int n) { synchronized (LOCK) { return n * 2; } }
    @Returns("3")
    static int limit() { return LIMIT; }
    @Requires("this.color != null")
    @Returns("this.color = Color.RED => 1 else this.color = Color.GREEN => 2 else 3")
    int code() { if (color == Color.RED) return 1; if (color == Color.GREEN) return 2; return 3; }
    @Requires("this.color != null")
    @Returns("this.color = Color.RED => 1 else this.color = Color.GREEN => 2 else 3")
    int sw() { switch (color) { case RED: return 1; case GREEN: return 2; default: return 3; } }
}
