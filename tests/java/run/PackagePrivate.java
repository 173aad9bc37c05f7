// Overriding of package-private methods across packages (tests/java/lib).
import overriding.far.Bottom;
import overriding.far.Middle;
import overriding.near.Top;
import overriding.near.Widened;

public class PackagePrivate {
    public static void main(String[] args) {
        for (Top top : new Top[] {new Top(), new Middle(), new Widened(), new Bottom()}) {
            System.out.println(top.getClass().getName());
            top.callFromNear();
            if (top instanceof Middle middle) {
                middle.callFromFar();
            }
            if (top instanceof Widened widened) {
                widened.hidden();
            }
        }
    }
}
