import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/** A heap-ordered tree of small numbers, whose order is said with quantifiers. */
class Quantified implements Language {
    static class Node {
        @Range(min = 0, max = 3) int value;
        @Tree Node left, right;

        @Declarative
        boolean wellTyped(int least) {
            return GlassBox.exists(least, 3, i -> value == i)
                && GlassBox.implies(left != null, left == null || left.wellTyped(value))
                && GlassBox.implies(right != null, right == null || right.wellTyped(value));
        }
    }

    @Tree Node root;

    @Declarative
    public boolean wellTyped() {
        return root != null && root.wellTyped(0)
            && GlassBox.forAll(0, 3, i -> GlassBox.implies(root.value > i, root.value != i));
    }

    @Declarative
    public boolean isFinalState() {
        return root.value == 0 && (root.left == null || root.left.value == 0);
    }

    public void smallStep() throws StuckException {
        root.value = 0;
        if (root.left != null) root.left.value = 0;
    }
}

/** The left child sinks below the root. */
class QuantifiedWrong extends Quantified {
    @Override
    public void smallStep() {
        if (root.left != null) root.left.value = 0;
        else root.value = 0;
    }
}
