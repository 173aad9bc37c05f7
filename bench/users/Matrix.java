// grow: --arrays N --ints 0..N --nodes 1
import glassbox.*;
/** A symmetric matrix in one array, row by row. */
public class Matrix {
    int[] cell; int n;
    @Declarative boolean repOk() {
        if (cell == null || n < 0 || n * n != cell.length) return false;
        for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) if (cell[i * n + j] != cell[j * n + i]) return false;
        return true;
    }
    public int get(int i, int j) { if (i < 0 || j < 0 || i >= n || j >= n) return -1; return cell[i * n + j]; }
    public void set(int i, int j, int v) { if (i < 0 || j < 0 || i >= n || j >= n) return; cell[i * n + j] = v; cell[j * n + i] = v; }
    public void swap(int a, int b) { if (a < 0 || b < 0 || a >= n || b >= n) return;
        for (int k = 0; k < n; k++) { int t = cell[a * n + k]; cell[a * n + k] = cell[b * n + k]; cell[b * n + k] = t; }
        for (int k = 0; k < n; k++) { int t = cell[k * n + a]; cell[k * n + a] = cell[k * n + b]; cell[k * n + b] = t; } }
}
