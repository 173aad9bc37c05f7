public class Watch {
    public static void main(String[] args) throws InterruptedException {
        long begun = System.nanoTime();
        Thread.sleep(10);
        assert System.nanoTime() - begun >= 10_000_000;
    }
}
