public class SafeCounter {
  static int n; 
  static synchronized void inc() { n++; }
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(SafeCounter::inc), u = new Thread(SafeCounter::inc);
    t.start(); u.start(); t.join(); u.join();
    assert n == 2 : n;
  }
}
