// compound assignments with implicit narrowing, on locals, fields, statics and array elements
public class CompoundNarrowing {
    byte b;
    short s;
    char c;
    int i;
    long l;
    float f;
    double d;
    static byte sb;
    static short ss;
    static char sc = 'a';
    static int calls;

    static int next() {
        return calls++;
    }

    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b *= 3;
        System.out.println(b);
        b++;
        b--;
        --b;
        System.out.println(b);
        short s = 32767;
        s++;
        System.out.println(s);
        s -= 1.5;
        System.out.println(s);
        char c = 'z';
        c++;
        System.out.println(c);
        c += 1.7;
        System.out.println((int) c);
        int i = 10;
        i *= 2.6;
        System.out.println(i);
        i += 10000000000L;
        System.out.println(i);
        i -= Double.NaN;
        System.out.println(i);
        i += 1e20;
        System.out.println(i);
        long l = 1;
        l += 1e19;
        System.out.println(l);
        CompoundNarrowing o = new CompoundNarrowing();
        o.b += 130;
        o.s -= 40000;
        o.c -= 1;
        o.i += 1.9;
        o.l ^= -1;
        o.f += 0.1;
        o.d += 0.1f;
        System.out.println(o.b + " " + o.s + " " + (int) o.c + " " + o.i + " " + o.l + " " + o.f + " " + o.d);
        System.out.println(o.b++ + " " + ++o.b + " " + o.s-- + " " + o.c++ % 7 + " " + o.l++ + " " + --o.l + " " + o.f++ + " " + --o.d);
        sb += 200;
        ss *= 5;
        sc += 2;
        System.out.println(sb + " " + ss + " " + sc + " " + sb-- + " " + ++ss + " " + sc++);
        byte[] ba = {1, 2, 3};
        short[] sa = {1, 2, 3};
        char[] ca = {'x', 'y', 'z'};
        long[] la = {1, 2, 3};
        double[] da = {1, 2, 3};
        ba[next()] += 127;
        sa[next()] += 40000;
        ca[next()] -= 'A';
        System.out.println(ba[0] + " " + sa[1] + " " + (int) ca[2] + " " + calls);
        System.out.println(ba[1]++ + ++ba[1] + " " + la[0]++ + " " + ++la[0] + " " + da[2]-- + " " + --da[2] + " " + (sa[2] += 70000));
        System.out.println((la[1] <<= 33) + " " + (da[1] /= 3) + " " + (ca[1] = 'q') + " " + (la[2] = 9L));
        int x = 5;
        x = x++ * 2 + x;
        System.out.println(x);
        x += x++ + ++x;
        System.out.println(x);
        int[] a = {0, 0, 0};
        int k = 0;
        a[k++] = k++;
        a[k] = k = 1;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    }
}
