import glassbox.SpecFor;
import glassbox.spec.*;
import org.apache.commons.collections.list.NodeCachingLinkedList;

/** What is cached: nodes of no list, one behind the other, without values. */
@SpecFor(NodeCachingLinkedList.class)
@Invariant({
    "all n: this.firstCachedNode.*next - null | n !in n.^next && n.value = null && n.previous = null",
    "no (this.firstCachedNode.*next - null) & this.header.*next",
    "this.cacheSize = #(this.firstCachedNode.*next - null)",
    "this.maximumCacheSize >= 0 && this.cacheSize <= this.maximumCacheSize"})
class NodeCachingLinkedListSpec {
}
