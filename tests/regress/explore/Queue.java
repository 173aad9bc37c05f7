import java.util.concurrent.*;
public class Queue {
  public static void main(String[] a) throws Exception {
    ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
    Thread p = new Thread(() -> { try { for (int i=0;i<2;i++) q.put(i); } catch (InterruptedException e) { throw new Error(e); } });
    p.start();
    for (int i=0;i<2;i++) { int x = q.take(); assert x==i; }
    p.join();
  }
}
