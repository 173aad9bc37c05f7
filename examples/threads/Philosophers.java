public class Philosophers extends Thread {
  static int N = 3;
  final Object left, right; 
  Philosophers(Object l, Object r) { left=l; right=r; }
  public void run() { synchronized(left) { synchronized(right) { } } }
  public static void main(String[] a) throws Exception {
    Object[] forks = new Object[N];
    for (int i=0;i<N;i++) forks[i]=new Object();
    Philosophers[] ps = new Philosophers[N];
    for (int i=0;i<N;i++) { ps[i] = new Philosophers(forks[i], forks[(i+1)%N]); ps[i].start(); }
    for (Philosophers p: ps) p.join();
  }
}
