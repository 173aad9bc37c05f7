// explore: violated assertion
import java.util.concurrent.CompletableFuture;
public class FirstWins {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<>();
        Thread a = new Thread(() -> answer.complete("fast"));
        Thread b = new Thread(() -> answer.completeExceptionally(new IllegalArgumentException("slow")));
        a.start(); b.start();
        String s = answer.handle((v, e) -> e == null ? v : e.getMessage()).join();
        assert s.equals("fast") : s;
    }
}
