// the main class is an enum; its constants are made before main
public enum MainInEnum {
    A(1), B(2) {
        @Override int twice() { return -1; }
    };

    final int v;

    MainInEnum(int v) {
        this.v = v;
        System.out.println("make " + v);
    }

    int twice() { return v * 2; }

    public static void main(String[] args) {
        for (MainInEnum e : values()) System.out.println(e + " " + e.twice());
    }
}
