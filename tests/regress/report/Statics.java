import glassbox.Declarative;
import glassbox.Post;

public class Statics {
    static int half(int n) {
        return n / 2;
    }

    @Post("half")
    @Declarative
    static boolean isHalf(int result, int n) {
        return result + result == n;
    }
}
