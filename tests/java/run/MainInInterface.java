// the main class is an interface with a static main and a field with an initializer
public interface MainInInterface {
    int N = init();

    static int init() {
        System.out.println("interface init");
        return 3;
    }

    default int twice() { return N * 2; }

    static void main(String[] args) {
        System.out.println("main " + N + new MainInInterface() { }.twice());
    }
}
