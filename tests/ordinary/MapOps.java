// expect: bad... violated, others hold at --ints 0..3
public class MapOps {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okHash(int k) { java.util.Map<Integer, String> m = new java.util.HashMap<>(); m.put(k, "a"); m.put(k + 1, "b"); assert m.get(k).equals("a"); assert m.size() == 2; m.remove(k); assert !m.containsKey(k); }
    public void badHash(int k) { java.util.Map<Integer, String> m = new java.util.HashMap<>(); m.put(k, "a"); m.put(1, "b"); assert m.get(k).equals("a"); }
    public void okTree(int k) { java.util.TreeMap<Integer, Integer> m = new java.util.TreeMap<>(); m.put(2, 0); m.put(k, 1); assert m.firstKey() == Math.min(2, k); }
    public void badTree(int k) { java.util.TreeMap<Integer, Integer> m = new java.util.TreeMap<>(); m.put(2, 0); m.put(k, 1); assert m.size() == 2; }
    public void okMerge(int k) { java.util.Map<String, Integer> m = new java.util.HashMap<>(); for (int i = 0; i <= k; i++) m.merge("x", 1, Integer::sum); assert m.get("x") == k + 1; }
    public void badMerge(int k) { java.util.Map<String, Integer> m = new java.util.HashMap<>(); for (int i = 0; i < k; i++) m.merge("x", 1, Integer::sum); int v = m.get("x"); }
    public void okString(int k) { java.util.Map<String, Integer> m = new java.util.LinkedHashMap<>(); m.put("k", k); assert m.toString().equals("{k=" + k + "}"); }
    public void okCompute(int k) { java.util.Map<Integer, Integer> m = new java.util.TreeMap<>(); m.computeIfAbsent(k, x -> x + 1); assert m.get(k) == k + 1; assert m.getOrDefault(9, 5) == 5; }
}
