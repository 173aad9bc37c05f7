/** One writer at a time, and no reader beside it. */
public class Exclusive extends ReadersWriters {
    @Override
    protected boolean allowWriter(int readers, int writers, int waiting) {
        return readers == 0 && writers == 0;
    }
}
