import glassbox.spec.*;

class Unquoted {
    @Ensures("return = null || return = \"x")
    static String open() {
        return "x";
    }
}
