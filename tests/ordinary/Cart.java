// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Cart {
    static final class Item {
        final int price;
        final int count;
        Item(int price, int count) { this.price = price; this.count = count; }
        int cost() { return price * count; }
    }

    private final List<Item> items = new ArrayList<>();
    private int sum;

    @Declarative
    public boolean repOk() {
        int s = 0;
        for (Item i : items) {
            if (i == null || i.price < 0 || i.count < 0) return false;
            s += i.cost();
        }
        return s == sum;
    }

    public void add(int price, int count) {
        items.add(new Item(price, count));
        sum += price * count;
    }

    public void badAdd(int price, int count) {
        items.add(new Item(price, count));
        sum += price;
    }

    public void removeAt(int index) {
        if (index < 0 || index >= items.size()) return;
        sum -= items.remove(index).cost();
    }

    public void badRemoveAt(int index) {
        if (index < 0 || index > items.size()) return;
        sum -= items.remove(index).cost();
    }

    public void clear() { items.clear(); sum = 0; }

    public void badClear() { items.clear(); }
}
