import glassbox.GlassBox;

class Main {
    public static void main(String[] args) {
        int[] sum = {0};
        for (int i = 0; i < 4; i++) {
            int k = i;
            GlassBox.block("add", () -> {
                sum[0] += 2;
            });
        }
        System.out.println(sum[0] + " " + sum[0] + " " + sum[0]);
    }
}
