// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Pruner {
    @Declarative public boolean repOk() { return true; }

    public void dropZeros(List<Integer> values) {
        if (values == null) return;
        for (Iterator<Integer> it = values.iterator(); it.hasNext(); ) {
            Integer v = it.next();
            if (v == null || v == 0) it.remove();
        }
        assert !values.contains(0) && !values.contains(null);
    }

    public void badDropZeros(List<Integer> values) {
        if (values == null) return;
        for (int i = 0; i < values.size(); i++) {
            Integer v = values.get(i);
            if (v == null || v == 0) values.remove(i);
        }
        assert !values.contains(0) && !values.contains(null);
    }

    public void badDropWhileIterating(List<Integer> values) {
        if (values == null) return;
        for (Integer v : values) if (v != null && v == 1) values.remove(v);
    }

    public void backwards(List<Integer> values) {
        if (values == null) return;
        for (int i = values.size() - 1; i >= 0; i--) if (Objects.equals(values.get(i), 0)) values.remove(i);
        assert !values.contains(0);
    }

    public void badRemoveIndexOrObject(List<Integer> values) {
        if (values == null || !values.contains(1)) return;
        values.remove(1);
    }
}
