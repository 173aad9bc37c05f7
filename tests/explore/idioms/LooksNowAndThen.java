// explore: holds
/** It looks now and then whether there is something to do: for ever, and nothing is wrong with that. */
public class LooksNowAndThen {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            try {
                while (true) {
                    Thread.sleep(10);
                    if (flag)
                        flag = false;
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        flag = true;
    }
}
