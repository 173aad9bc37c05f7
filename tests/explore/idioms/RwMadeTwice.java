// explore: violated assertion
import java.util.concurrent.locks.*;
// ReentrantReadWriteLock downgraded wrongly: read unlock then write lock without recheck
public class RwMadeTwice {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock(); static int made; static boolean ready;
    static void get() { l.readLock().lock(); boolean r = ready; l.readLock().unlock(); if (!r) { l.writeLock().lock(); made++; ready = true; assert made == 1; l.writeLock().unlock(); } }
    public static void main(String[] x) { new Thread(RwMadeTwice::get).start(); new Thread(RwMadeTwice::get).start(); }
}
