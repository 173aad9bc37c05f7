// expect: bad... violated, others hold at --ints -3..3
import glassbox.*;
public class NumberCorners {
    int n; byte b; short h; char c; long l;
    @Declarative public boolean repOk() { return true; }
    public void okCompound() { byte x = 127; x += 1; assert x == -128; x >>>= 1; assert x == -64; short y = (short) 40000; assert y == -25536; char z = 'a'; z += 1.7; assert z == 'b'; int i = 5; i *= 1.5; assert i == 7; i -= 0.5; assert i == 6; }
    public void badCompound() { byte x = (byte) 200; assert x == 200; }
    public void okShift(int k) { assert 1 << 32 == 1 && 1 << -1 == Integer.MIN_VALUE && -1 >>> 31 == 1 && -1 >> 31 == -1 && 1L << 32 == 4294967296L && (k >> 1) * 2 + (k & 1) == k; }
    public void badShift(int k) { assert k >>> 1 == k / 2; }
    public void badShiftDiv(int k) { assert k >> 1 == k / 2; }
    public void okMod(int k) { assert Math.floorMod(k, 3) >= 0 && k % 3 == k - k / 3 * 3 && Math.floorDiv(k, 2) == k >> 1; }
    public void badOdd(int k) { boolean odd = k % 2 == 1; assert odd == ((k & 1) == 1); }
    public void okMin() { assert Math.abs(Integer.MIN_VALUE) == Integer.MIN_VALUE && -Integer.MIN_VALUE == Integer.MIN_VALUE && Integer.MIN_VALUE / -1 == Integer.MIN_VALUE && Integer.MIN_VALUE % -1 == 0; }
    public void badDiv(int k) { n = 7 / k; }
    public void okLongDiv() { final long micros = 24L * 60 * 60 * 1000 * 1000, bad = 24 * 60 * 60 * 1000 * 1000; assert micros / 86400000L == 1000 && bad != micros; }
    public void okCast() { assert (int) (char) (byte) -1 == 65535 && (int) 3.99 == 3 && (int) -3.99 == -3 && (int) Double.NaN == 0 && (int) 1e20 == Integer.MAX_VALUE && (long) Float.NEGATIVE_INFINITY == Long.MIN_VALUE && (byte) 300.7 == 44 && (char) -1 == '\uffff'; }
    public void badCast() { assert (byte) 'é' == 'é'; }
    public void okInc(int k) { int i = k; i = i++ + ++i; assert i == 2 * k + 2; int j = k; j = j++; assert j == k; }
    public void badInc(int k) { int i = k; i = i++; assert i == k + 1; }
    public void okOrder() { int[] a = {0, 0, 0}; int i = 0; a[i++] = a[i] = i = 2; assert a[0] == 2 && a[1] == 2 && i == 2; }
    public void okOrder2() { int i = 1; int r = i + (i = 5) * i; assert r == 26; i = 3; i += i++ + ++i; assert i == 11; }
    int t(int k) { n = n * 10 + k; return k; }
    public void okEval() { n = 0; int r = t(1) + t(2) * t(3); assert n == 123 && r == 7; n = 0; boolean x = t(1) > 5 && t(2) > 0 | t(3) > 0; assert n == 1; n = 0; x = t(1) > 5 & t(2) > 0; assert n == 12; n = 0; }
    public void badEval() { n = 0; boolean x = t(1) > 0 || t(2) > 0; assert n == 12; }
    public void okArrThrow() { int[] a = null; try { a[t(1)] = t(2); } catch (NullPointerException e) { assert n % 100 == 12 || n < 0 || n > 0; } int[] d = new int[1]; n = 0; try { d[t(3)] = t(4) / 0; } catch (ArithmeticException e) { assert n == 34; } }
    public void okChar() { char x = 'a'; x++; assert x == 'b' && x + 1 == 99 && (char) (x + 1) == 'c' && Character.getNumericValue('7') == 7 && '7' - '0' == 7 && Character.isLetter('é') && (int) Character.forDigit(11, 16) == 'b'; }
    public void okOver(int k) { int big = Integer.MAX_VALUE - 3 + k; assert big + 1 > big || k == 3; }
    public void badOver(int k) { int big = Integer.MAX_VALUE - 3 + k; assert big + 1 > big; }
    public void badAddExact(int k) { Math.addExact(Integer.MAX_VALUE - 2, k); }
    public void okUnsigned(int k) { assert Integer.compareUnsigned(k, -1) <= 0 && Integer.toUnsignedLong(-1) == 4294967295L && Integer.divideUnsigned(-1, 2) == Integer.MAX_VALUE && Integer.toUnsignedString(-1).equals("4294967295"); }
    public void okBin(int k) { assert Integer.parseInt(Integer.toString(k, 2), 2) == k && Integer.toBinaryString(5).equals("101") && Integer.toHexString(-1).equals("ffffffff") && Integer.numberOfTrailingZeros(8) == 3 && Integer.highestOneBit(100) == 64 && Integer.rotateLeft(1, 33) == 2; }
    public void okTern(boolean f) { Object o = f ? 1 : 'a'; assert f ? o instanceof Character || o instanceof Integer : true; char x = 'X'; int i = 0; assert (true ? x : 0) == 'X' && String.valueOf(true ? x : 0).equals("X") && String.valueOf(false ? i : x).equals("88"); }
    public void badTern() { char x = 'X'; int i = 0; assert String.valueOf(false ? i : x).equals("X"); }
    public void okWide() { int i = 123456789; float f = i; assert (int) f != i && (long) (double) i == i; long y = Long.MAX_VALUE; double d = y; assert (long) d == y && d + 1 == d; }
    public void badWide() { int i = 16777217; float f = i; assert (int) f == i; }
    public void okByteField() { b++; h--; c = (char) (c + 1); l += b; byte old = b; b ^= 0x55; b ^= 0x55; assert b == old; }
    public void badLongInt(int k) { l = k * 1000000000; assert l == k * 1000000000L; }
    public void okXorSwap(int x, int y) { int a = x, d = y; a ^= d; d ^= a; a ^= d; assert a == y && d == x; }
    public void badXorSwap(int x, int y) { int a = x, d = y; a ^= d ^= a ^= d; assert a == y && d == x; }
    public void okHex() { assert 0x80000000 == Integer.MIN_VALUE && 0xFFFFFFFFL == 4294967295L && 0b101 == 5 && 010 == 8 && 1_000 == 1000 && 'A' == 0x41 && 0x1p3 == 8.0; }
    public void badOctal() { assert 012 == 12; }
}
