// expect: bad... violated, others hold at --ints 0..2
import glassbox.Declarative;
import java.util.HashMap;
import java.util.Map;

/** Quantities by article; an article that runs out disappears. */
public class StockRoom {
    private Map<String, Integer> onHand = new HashMap<String, Integer>();

    @Declarative
    public boolean repOk() {
        if (onHand == null) {
            return false;
        }
        for (Map.Entry<String, Integer> entry : onHand.entrySet()) {
            if (entry.getValue() == null || entry.getValue() <= 0) {
                return false;
            }
        }
        return true;
    }

    public void receive(String article, int quantity) {
        if (quantity <= 0) {
            return;
        }
        Integer old = onHand.get(article);
        onHand.put(article, old == null ? quantity : old + quantity);
    }

    public void badReceive(String article, int quantity) {
        Integer old = onHand.get(article);
        onHand.put(article, old == null ? quantity : old + quantity);
    }

    public boolean ship(String article, int quantity) {
        Integer old = onHand.get(article);
        if (old == null || old < quantity || quantity < 0) {
            return false;
        }
        if (old == quantity) {
            onHand.remove(article);
        } else {
            onHand.put(article, old - quantity);
        }
        return true;
    }

    public boolean badShip(String article, int quantity) {
        Integer old = onHand.get(article);
        if (old == null || old < quantity || quantity < 0) {
            return false;
        }
        onHand.put(article, old - quantity);
        return true;
    }

    public int total() {
        int sum = 0;
        for (int n : onHand.values()) {
            sum += n;
        }
        assert sum >= onHand.size();
        return sum;
    }

    public int badTotal() {
        int sum = 0;
        for (int n : onHand.values()) {
            sum += n;
        }
        assert sum > onHand.size();
        return sum;
    }
}
