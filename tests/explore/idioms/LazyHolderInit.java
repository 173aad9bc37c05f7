// explore: violated race
/* A lazily made list that two threads may both make. */
public class LazyHolderInit {
    private static java.util.List<String> list;
    static java.util.List<String> get() {
        if (list == null)
            list = new java.util.ArrayList<>();
        return list;
    }
    public static void main(String[] args) {
        new Thread(LazyHolderInit::get).start();
        get();
    }
}
