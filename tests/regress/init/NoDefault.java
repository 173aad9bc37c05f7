public class NoDefault { private final int cap; private int used; public NoDefault(int cap) { this.cap = cap; } public boolean take() { if (used == cap) return false; used++; return true; } }
