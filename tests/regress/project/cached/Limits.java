class Limits {
    static final int LIMIT = 3;
}
