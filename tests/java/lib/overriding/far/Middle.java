package overriding.far;

import overriding.near.Top;

/** Its hidden is another method than Top's. */
public class Middle extends Top {
    void hidden() {
        System.out.println("Middle.hidden");
    }

    @Override
    protected void open() {
        System.out.println("Middle.open");
    }

    public void callFromFar() {
        hidden();
    }
}
