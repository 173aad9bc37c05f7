public class LoweredLevels {
long[] a;
int n;
@glassbox.Declarative boolean repOk() {
if (a == null || n < 0 || n > a.length) return false;
for (int i = 0; i < a.length; i++)
if (i + 1 < n && a[i] > a[i + 1]) return false;
return true;
}
public void remove(int i) {
if (i < 0 || i >= n) return;
System.arraycopy(a, i + 1, a, i, n - i - 1);
n--;
a[n] = 0;
}
public void insert(int i, long v) {
if (i < 0 || i > n || n == a.length) return;
System.arraycopy(a, i, a, i + 1, n - i);
a[i] = v;
n++;
}
}
