public class NotJava {
    public static void main(String[] args) { int = 1; }
}
