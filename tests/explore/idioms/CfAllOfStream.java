// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class CfAllOfStream {
    public static void main(String[] args) {
        List<CompletableFuture<Integer>> fs = IntStream.range(0, 2).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * 10)).collect(Collectors.toList());
        CompletableFuture<Void> all = CompletableFuture.allOf(fs.toArray(new CompletableFuture[0]));
        all.join();
        int s = fs.stream().mapToInt(CompletableFuture::join).sum();
        assert s == 10;
    }
}
