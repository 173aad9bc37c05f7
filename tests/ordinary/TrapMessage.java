// expect: bad... violated, others hold at --ints 0..4
public class TrapMessage {
    int[] a = {1, 2};
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okIndex(int k) { int[] x = new int[3]; try { x[k] = 1; assert k < 3; } catch (ArrayIndexOutOfBoundsException e) { assert e.getMessage().equals("Index " + k + " out of bounds for length 3"); } }
    public void badIndex(int k) { int[] x = new int[3]; try { x[k] = 1; } catch (ArrayIndexOutOfBoundsException e) { assert !e.getMessage().contains("4"); } }
    public void okDivide(int k) { try { int q = 1 / k; assert k != 0; } catch (ArithmeticException e) { assert e.getMessage().equals("/ by zero"); } }
    public void badDivide(int k) { try { int q = 1 / k; } catch (ArithmeticException e) { assert e.getMessage() == null; } }
    public void okCast(int k) { Object o = k == 0 ? "s" : (Object) k; try { String s = (String) o; assert k == 0; } catch (ClassCastException e) { assert e.getMessage().startsWith("class java.lang.Integer cannot be cast"); } }
    public void badCast(int k) { Object o = k == 0 ? "s" : (Object) k; String s = (String) o; }
}
