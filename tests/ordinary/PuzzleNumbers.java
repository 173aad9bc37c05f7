// expect: bad... violated, others hold at --ints -3..3
import glassbox.*;
/** Oddity, and other arithmetic puzzles. */
public class PuzzleNumbers {
    int n;
    @Declarative public boolean repOk() { return true; }
    static boolean isOddWrong(int i) { return i % 2 == 1; }
    static boolean isOdd(int i) { return i % 2 != 0; }
    public void okOdd(int i) { assert isOdd(i) == ((i & 1) == 1); }
    public void badOdd(int i) { assert isOddWrong(i) == ((i & 1) == 1); }
    public void okLongDay() { final long micros = 24L * 60 * 60 * 1000 * 1000; final long ms = 24L * 60 * 60 * 1000; assert micros / ms == 1000; }
    public void badLongDay() { final long micros = 24 * 60 * 60 * 1000 * 1000; final long ms = 24 * 60 * 60 * 1000; assert micros / ms == 1000; }
    public void okHex() { assert Long.toHexString(0x100000000L + 0xcafebabeL).equals("1cafebabe"); }
    public void badHex() { assert Long.toHexString(0x100000000L + 0xcafebabe).equals("1cafebabe"); }
    public void okMulticast() { assert (int) (char) (byte) -1 == 65535; }
    public void badMulticast() { assert (int) (char) (byte) -1 == -1; }
    public void okXorSwap(int a, int b) { int x = a, y = b; y = (x ^= (y ^= x)) ^ y; x = b; assert y == a || true; }
    public void badXorSwap(int a, int b) { int x = a, y = b; x ^= y ^= x ^= y; assert x == b && y == a; }
    public void okDos(boolean t) { char x = 'X'; int i = 0; String s = "" + (t ? x : 0) + (!t ? i : x); assert s.equals(t ? "XX" : "\00" + "0") || s.length() > 0; }
    public void badDos() { char x = 'X'; int i = 0; String s = "" + (true ? x : 0) + (false ? i : x); assert s.equals("XX"); }
    public void okDos2() { char x = 'X'; int i = 0; String s = "" + (false ? i : x); assert s.equals("88"); }
    public void okCompound(int i) { short s = 0; s += i; assert s == i; }
    public void badCompound() { short s = 0; s += 100000; assert s == 100000; }
    public void okShift() { int i = 0; while (-1 << i != 0 && i < 40) i++; assert i == 40; }
    public void badShift() { int i = 0; while (-1 << i != 0 && i < 40) i++; assert i == 32; }
    public void okNeg(int i) { assert i == Integer.MIN_VALUE || i == 0 || i != -i; }
    public void badAbs() { assert Math.abs(Integer.MIN_VALUE) >= 0; }
    public void badDivMod(int a, @Range(min = 1, max = 3) int b) { assert a % b >= 0; }
    public void okFloorMod(int a, @Range(min = 1, max = 3) int b) { assert Math.floorMod(a, b) >= 0 && Math.floorDiv(a, b) * b + Math.floorMod(a, b) == a; }
    public void badDiv(int a, int b) { n = a / b; }
    public void okByteLoop() { int c = 0; for (byte b = Byte.MIN_VALUE; b < Byte.MAX_VALUE; b++) if (b == (byte) 0x90) c++; assert c == 1; }
    public void badByteLoop() { int c = 0; for (byte b = Byte.MIN_VALUE; b < Byte.MAX_VALUE; b++) if (b == 0x90) c++; assert c == 1; }
    public void badInc() { int j = 0; for (int i = 0; i < 10; i++) j = j++; assert j == 10; }
    public void okInc() { int j = 0; for (int i = 0; i < 10; i++) j++; assert j == 10; }
    public void okUnsignedShift() { byte b = -1; b >>>= 4; assert b == -1; }
    public void badUnsignedShift() { byte b = -1; b >>>= 4; assert b == 15; }
    public void okFloatInt() { int big = 2_000_000_000; assert (float) big == (float) (big + 50); }
    public void badFloatInt() { int big = 2_000_000_000; float f = big; assert f < big + 50; }
    public void okCast(int i) { assert (byte) (i + 256) == (byte) i && (char) i >= 0 && (short) (i + 65536) == i; }
    public void badCast(int i) { assert (char) i == i; }
    public void okDoubleLoop() { int n = 0; double d = 16777216f; float f = 16777216f; f++; assert f == 16777216f && d + 1 != d; }
    public void badNaN() { double i = 0.0 / 0.0; assert i == i; }
}
