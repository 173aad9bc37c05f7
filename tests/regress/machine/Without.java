public class Without {
    void main() {}
}
