// explore: violated race
public class StartInConstructor extends Thread {
    int x;
    StartInConstructor() { start(); x = 5; }
    @Override public void run() { assert x == 5; }
    public static void main(String[] args) { new StartInConstructor(); }
}
