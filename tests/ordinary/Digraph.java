// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;

public class Digraph {
    private final Map<Integer, List<Integer>> adjacent = new HashMap<>();

    @Declarative
    public boolean repOk() {
        for (Map.Entry<Integer, List<Integer>> e : adjacent.entrySet()) {
            if (e.getKey() == null || e.getValue() == null) return false;
            for (Integer to : e.getValue()) if (to == null || !adjacent.containsKey(to)) return false;
        }
        return true;
    }

    public void addNode(int n) { adjacent.putIfAbsent(n, new ArrayList<>()); }

    public void badAddNode(int n) { adjacent.put(n, null); }

    public void addEdge(int from, int to) {
        addNode(from);
        addNode(to);
        adjacent.get(from).add(to);
    }

    public void badAddEdge(int from, int to) {
        adjacent.computeIfAbsent(from, k -> new ArrayList<>()).add(to);
    }

    public void removeNode(int n) {
        adjacent.remove(n);
        for (List<Integer> out : adjacent.values()) out.removeIf(x -> x == n);
    }

    public void badRemoveNode(int n) { adjacent.remove(n); }

    public int degree(int n) {
        List<Integer> out = adjacent.get(n);
        return out == null ? 0 : out.size();
    }

    public int badDegree(int n) { return adjacent.get(n).size(); }
}
