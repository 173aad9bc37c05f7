import glassbox.spec.*;

class Compared {
    @Ensures("return <=> a = b")
    static boolean same(String a, String b) {
        return a == b;
    }

    @Requires("a != null && b != null")
    @Ensures("return")
    static boolean alike(Object a, Object b) {
        return a.getClass() == b.getClass();
    }

    @Requires("true")
    @Ensures("return")
    static boolean literals() {
        return (Object) Compared.class == String.class;
    }

    @Ensures("return")
    static boolean constants() {
        String a = "x", b = "x";
        return a == b;
    }
}
