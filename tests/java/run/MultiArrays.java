// multi-dimensional arrays of every type: rectangular, ragged, partial dimensions, initializers, defaults
import java.util.Arrays;

public class MultiArrays {
    static int n;

    static int size(int k) {
        n++;
        return k;
    }

    public static void main(String[] args) {
        int[][] g = new int[3][4];
        for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) g[i][j] = i * 10 + j;
        System.out.println(Arrays.deepToString(g) + g.length + g[0].length);
        long[][][] cube = new long[2][3][2];
        cube[1][2][1] = 1L << 40;
        cube[1][2][1]++;
        cube[0][0][0] += cube[1][2][1] * 2;
        System.out.println(Arrays.deepToString(cube) + cube.getClass().getName());
        String[][] part = new String[2][];
        System.out.println(part[0] + " " + Arrays.toString(part) + part.getClass().getSimpleName());
        part[0] = new String[] {"a", null};
        part[1] = part[0];
        part[1][1] = "shared";
        System.out.println(Arrays.deepToString(part));
        double[][][][] deep = new double[2][2][][];
        System.out.println(deep[1][1] + " " + deep[0].length);
        int[][] ragged = {{1}, {2, 3}, {}, {4, 5, 6}};
        int sum = 0;
        for (int[] row : ragged) for (int x : row) sum = sum * 10 + x;
        System.out.println(sum + " " + ragged[2].length);
        int[][] triangle = new int[10][];
        for (int i = 0; i < 10; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
        }
        System.out.println(Arrays.toString(triangle[9]));
        char[][] board = new char[3][3];
        for (char[] row : board) Arrays.fill(row, '.');
        board[1][1] = 'X';
        board[0][2] = 'O';
        for (char[] row : board) System.out.println(new String(row));
        boolean[][] z = new boolean[2][2];
        z[0][1] |= true;
        byte[][] b = {{1, -1}, {127}};
        b[1][0]++;
        short[][] s = new short[1][1];
        s[0][0] -= 1;
        float[][] f = {{1.5f}, {}};
        f[0][0] /= 2;
        System.out.println(z[0][0] + "" + z[0][1] + b[1][0] + s[0][0] + f[0][0]);
        Object[] o = new int[2][3];
        o[0] = new int[] {9};
        System.out.println(((int[]) o[0])[0] + " " + ((int[][]) o)[1].length);
        Object[][] oo = new String[1][1];
        try {
            oo[0] = new Integer[1];
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        int[] dims[] = new int[2][2], flat = {1};
        System.out.println(dims[1].length + flat.length);
        int[][] zero = new int[0][5], z2 = new int[3][0];
        System.out.println(zero.length + " " + z2[2].length);
        try {
            int[][][] bad = new int[size(2)][size(-1)][size(3)];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage() + " " + n);
        }
        int[][] t = g;
        t[0] = t[2];
        System.out.println(g[0] == g[2] ? g[0][1] : -1);
        System.out.println(new int[][] {{1, 2}, {3}}[1][0] + new int[] {5, 6}[1] + (new int[2][3])[0].length);
    }
}
