// explore: holds
public class Smokers {
    enum Item { TOBACCO, PAPER, MATCHES }
    static class Table {
        private Item missing; private int smoked; private boolean over;
        synchronized void put(Item m) throws InterruptedException {
            while (missing != null) wait();
            missing = m;
            notifyAll();
        }
        synchronized boolean smoke(Item mine) throws InterruptedException {
            while (missing != mine && !over) wait();
            if (missing != mine) return false;
            missing = null; smoked++;
            notifyAll();
            return true;
        }
        synchronized void end() throws InterruptedException { while (missing != null) wait(); over = true; notifyAll(); }
    }
    public static void main(String[] args) throws InterruptedException {
        Table t = new Table();
        Thread[] smokers = new Thread[3];
        for (Item it : Item.values()) {
            Thread s = new Thread(() -> { try { while (t.smoke(it)) { } } catch (InterruptedException e) { } }, "smoker-" + it);
            smokers[it.ordinal()] = s; s.start();
        }
        t.put(glassbox.Choose.bool() ? Item.PAPER : Item.MATCHES);
        t.put(Item.TOBACCO);
        t.end();
        for (Thread s : smokers) s.join();
        assert t.smoked == 2;
    }
}
