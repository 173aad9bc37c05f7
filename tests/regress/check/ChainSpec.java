import glassbox.Declarative;
import glassbox.SpecFor;
import glassbox.Tree;

@SpecFor(Chain.class)
@Tree({"first", "Link.next"})
class ChainSpec {
    @Declarative
    static boolean repOk(Chain m) {
        return m.size == count(m.first);
    }

    @Declarative
    private static int count(Chain.Link link) {
        return link == null ? 0 : 1 + count(link.next);
    }
}
