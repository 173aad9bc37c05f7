package overriding.near;

/** Package-private methods: overridden in this package only. */
public class Top {
    void hidden() {
        System.out.println("Top.hidden");
    }

    protected void open() {
        System.out.println("Top.open");
    }

    public void callFromNear() {
        hidden();
        open();
    }
}
