public class Spawner {
    public static void main(String[] args) throws Exception {
        System.out.println("before");
        Runtime.getRuntime().exec("ls");
    }
}
