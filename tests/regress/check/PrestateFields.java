import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** What the state before refers to is a copy: never the same object, unless it is null. */
public class PrestateFields {
    static class Node {
        int key;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void keep() {}

    @Post("keep")
    @Declarative
    boolean isSame(PrestateFields prestate) {
        return root == prestate.root;
    }
}
