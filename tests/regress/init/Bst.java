import java.util.*;
public class Bst {
	static class N { int k; N l, r; N(int k) { this.k = k; } }
	N top;
	int count;
	public boolean add(int k) {
		if (top == null) { top = new N(k); count++; return true; }
		N n = top;
		while (true) {
			if (k == n.k) return false;
			if (k < n.k) { if (n.l == null) { n.l = new N(k); count++; return true; } n = n.l; }
			else { if (n.r == null) { n.r = new N(k); count++; return true; } n = n.r; }
		}
	}
	public boolean has(int k) { N n = top; while (n != null && n.k != k) n = k < n.k ? n.l : n.r; return n != null; }
}
