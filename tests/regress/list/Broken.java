class Broken {
    int f() { return }
}
