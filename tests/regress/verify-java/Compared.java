import glassbox.spec.*;

class Compared {
    @Ensures("return <=> a = b")
    static boolean same(String a, String b) {
        return a == b;
    }

    @Ensures("return")
    static boolean constants() {
        String a = "x", b = "x";
        return a == b;
    }
}
