// Sizes that no array can have.
public class ArrayLimits {
    public static void main(String[] args) {
        int most = Integer.MAX_VALUE;
        try {
            System.out.println(new int[most].length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(new Object[most - 1].length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        int[][] sizes = {{3, -1}, {0, -2}, {-5, -2}};
        for (int[] size : sizes) {
            try {
                System.out.println(new int[size[0]][size[1]].length);
            } catch (NegativeArraySizeException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(new int[0][7][].length + " " + new int[2][3][].length);
    }
}
