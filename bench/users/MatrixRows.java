// grow: --arrays N --ints 0..N --nodes 1
import glassbox.Declarative;
import glassbox.Pre;

/** Two rows of a matrix, and what each adds up to. */
public class MatrixRows {
    private int[] upper, lower;
    private int upperSum, lowerSum;

    @Declarative @Pre("put")
    boolean isCell(boolean up, int column, int value) {
        return column < upper.length;
    }

    public void put(boolean up, int column, int value) {
        int[] row = up ? upper : lower;
        int before = row[column];
        row[column] = value;
        if (up) upperSum += value - before;
        else lowerSum += value - before;
    }

    @Declarative @Pre("swapColumn")
    boolean isColumn(int column) {
        return column < upper.length;
    }

    public void swapColumn(int column) {
        int a = upper[column], b = lower[column];
        upper[column] = b;
        lower[column] = a;
        upperSum += b - a;
        lowerSum += a - b;
    }

    @Declarative
    static int sumOf(int[] row) {
        int s = 0;
        for (int i = 0; i < row.length; i++) s += row[i];
        return s;
    }

    @Declarative
    boolean repOk() {
        return upper != null && lower != null && upper.length == lower.length
            && sumOf(upper) == upperSum && sumOf(lower) == lowerSum;
    }
}
