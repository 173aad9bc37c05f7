public class Peterson {
  static volatile boolean f0, f1; static volatile int turn; static int inside;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { for (int i=0;i<2;i++) { f0=true; turn=1; while (f1 && turn==1); inside++; assert inside==1; inside--; f0=false; } });
    Thread u = new Thread(() -> { for (int i=0;i<2;i++) { f1=true; turn=0; while (f0 && turn==0); inside++; assert inside==1; inside--; f1=false; } });
    t.start(); u.start(); t.join(); u.join(); 
  }
}
