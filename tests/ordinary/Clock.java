// expect: bad... violated, others hold at --ints 0..3
// open: bdd,explicit: okNothing
public class Clock {
    long last; int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void badNano() { if (System.nanoTime() % 2 == 0) n = -1; }
    public void badNano2() { if (System.nanoTime() % 2 != 0) n = -1; }
    public void badMillis() { if (System.currentTimeMillis() % 2 == 0) n = -1; }
    public void badMillis2() { if (System.currentTimeMillis() % 2 != 0) n = -1; }
    public void badInstant() { assert java.time.Instant.now().toEpochMilli() % 2 == 0; }
    public void badInstant2() { assert java.time.Instant.now().getNano() == 0; }
    public void okNothing() { long t = System.nanoTime(); n = 1; }
}
