package overriding.near;

import overriding.far.Middle;

/** Overrides Top's hidden, not Middle's, and makes it public. */
public class Widened extends Middle {
    @Override
    public void hidden() {
        System.out.println("Widened.hidden");
    }
}
