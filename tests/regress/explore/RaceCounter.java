public class RaceCounter {
  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> n++), u = new Thread(() -> n++);
    t.start(); u.start(); t.join(); u.join();
    assert n == 2 : n;
  }
}
