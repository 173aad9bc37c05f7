public class BoundedBuffer {
  final int[] items = new int[2]; int count, in, out;
  synchronized void put(int x) throws InterruptedException { while (count==items.length) wait(); items[in]=x; in=(in+1)%items.length; count++; notifyAll(); }
  synchronized int take() throws InterruptedException { while (count==0) wait(); int x=items[out]; out=(out+1)%items.length; count--; notifyAll(); return x; }
  public static void main(String[] a) throws Exception {
    BoundedBuffer b = new BoundedBuffer();
    Thread p = new Thread(() -> { try { for (int i=0;i<40;i++) b.put(i); } catch (InterruptedException e) { throw new Error(e); } });
    Thread c = new Thread(() -> { try { for (int i=0;i<40;i++) { int x = b.take(); assert x==i; } } catch (InterruptedException e) { throw new Error(e); } });
    p.start(); c.start(); p.join(); c.join(); assert b.count==0;
  }
}
