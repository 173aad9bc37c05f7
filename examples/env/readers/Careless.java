/** Forgets the readers. */
public class Careless extends ReadersWriters {
    @Override
    protected boolean allowWriter(int readers, int writers, int waiting) {
        return writers == 0;
    }
}
