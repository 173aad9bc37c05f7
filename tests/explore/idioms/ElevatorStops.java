// explore: holds
import java.util.*;
public class ElevatorStops {
    enum Dir { UP, DOWN, IDLE }
    private final TreeSet<Integer> requests = new TreeSet<>();
    private int floor = 0; private Dir dir = Dir.IDLE; private boolean doorOpen, shut;
    synchronized void call(int f) throws InterruptedException {
        requests.add(f); notifyAll();
        while (requests.contains(f)) wait();
    }
    synchronized void shutdown() { shut = true; notifyAll(); }
    private synchronized boolean step() throws InterruptedException {
        while (requests.isEmpty() && !shut) { dir = Dir.IDLE; wait(); }
        if (requests.isEmpty()) return false;
        Integer t = dir == Dir.DOWN ? requests.floor(floor) : requests.ceiling(floor);
        if (t == null) t = requests.first();
        if (t > floor) { dir = Dir.UP; assert !doorOpen; floor++; }
        else if (t < floor) { dir = Dir.DOWN; assert !doorOpen; floor--; }
        if (t == floor) { doorOpen = true; requests.remove(t); notifyAll(); doorOpen = false; }
        return true;
    }
    public static void main(String[] args) throws Exception {
        ElevatorStops e = new ElevatorStops();
        Thread cab = new Thread(() -> { try { while (e.step()); } catch (InterruptedException x) { } }, "cab");
        Thread p1 = new Thread(() -> { try { e.call(2); } catch (InterruptedException x) { } }, "p1");
        Thread p2 = new Thread(() -> { try { e.call(1); e.call(0); } catch (InterruptedException x) { } }, "p2");
        cab.start(); p1.start(); p2.start();
        p1.join(); p2.join(); e.shutdown(); cab.join();
        assert e.requests.isEmpty();
    }
}
