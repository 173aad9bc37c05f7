/** The smallest program that `glassbox run` can show something with. */
public class Hello {
    public static void main(String[] args) {
        String whom = args.length > 0 ? args[0] : "world";
        System.out.println("Hello, " + whom + "!");
    }
}
