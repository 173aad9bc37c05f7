package overriding.far;

import overriding.near.Widened;

/** Overrides Middle's hidden, and Top's through Widened's. */
public class Bottom extends Widened {
    @Override
    public void hidden() {
        System.out.println("Bottom.hidden");
    }
}
