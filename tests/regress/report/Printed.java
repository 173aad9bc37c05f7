/** Prints, and ends in an exception or with the status that it is given. */
public class Printed {
    public static void main(String[] arguments) {
        System.out.println("a < b & \u00e4");
        System.err.println("careful");
        if (arguments.length > 0) {
            System.exit(Integer.parseInt(arguments[0]));
        }
        Object nothing = arguments.length == 0 ? null : arguments;
        nothing.hashCode();
    }
}
