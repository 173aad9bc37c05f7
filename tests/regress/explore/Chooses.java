import glassbox.*;
public class Chooses {
  public static void main(String[] a) throws Exception {
    int x = Choose.integer(3), y = Choose.integer(3); boolean b = Choose.bool();
    assert !(x==2 && y==3 && b);
  }
}
