import glassbox.Declarative;
import glassbox.Post;

/** Two states of one size: one in which the operation never ends, and one in which it ends badly. */
public class EndlessOrWrong {
    static class P {
        P next;
        int k;
    }

    P first;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void find(int k) {
        for (P p = first; p != null; p = p.next) {
            if (p.k == k) {
                first = null;
                return;
            }
        }
    }

    @Post("find")
    @Declarative
    boolean keeps(EndlessOrWrong before, int k) {
        return first == before.first;
    }
}
