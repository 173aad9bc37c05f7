// explore: violated exception
import java.util.concurrent.*;
public class CancelHoped {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 4);
        new Thread(task).start();
        task.cancel(true);
        assert task.get() == 4;
    }
}
