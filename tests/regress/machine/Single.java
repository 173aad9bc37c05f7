public class Single {
    public static void main(String[] args) {
        System.out.println("single");
    }
}
