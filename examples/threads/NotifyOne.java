public class NotifyOne {
  int count; final int cap = 1;
  synchronized void put() throws InterruptedException { while (count==cap) wait(); count++; notify(); }
  synchronized void take() throws InterruptedException { while (count==0) wait(); count--; notify(); }
  public static void main(String[] a) throws Exception {
    NotifyOne b = new NotifyOne();
    for (int i=0;i<2;i++) {
     new Thread(() -> { try { b.put(); b.put(); } catch (InterruptedException e) { throw new Error(e); } }).start();
     new Thread(() -> { try { b.take(); b.take(); } catch (InterruptedException e) { throw new Error(e); } }).start();
    }
  }
}
