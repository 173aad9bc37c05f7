// switch expressions: arrows, yield, nesting, in conditions and arguments, on enums without default
public class SwitchExpressions {
    enum Op { ADD, SUB, MUL, DIV }

    static int apply(Op op, int a, int b) {
        return switch (op) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> {
                if (b == 0) throw new IllegalArgumentException("division of " + a);
                yield a / b;
            }
        };
    }

    static long mixed(int i) {
        return 1 + switch (i % 4) {
            case 0 -> 1;
            case 1 -> 2L;
            case 2 -> 'a';
            default -> switch (i) {
                case 3: yield 30;
                case 7: yield 70;
                default: {
                    int s = 0;
                    for (int k = 0; k < i; k++) s += k;
                    yield s;
                }
            };
        };
    }

    static String withTry(int i) {
        return "r" + switch (i) {
            case 0 -> {
                try {
                    yield "" + 1 / i;
                } catch (ArithmeticException e) {
                    yield "caught";
                } finally {
                    System.out.println("finally " + i);
                }
            }
            default -> "d";
        };
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) System.out.println(op + " " + apply(op, 17, 5));
        try {
            apply(Op.DIV, 1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < 12; i++) System.out.print(mixed(i) + " ");
        System.out.println();
        System.out.println(withTry(0) + withTry(1));
        if (switch (args.length) { case 0 -> true; default -> false; }) System.out.println("no args");
        Object o = switch (args.length) { case 0 -> 1; case 1 -> 2.5; default -> 'c'; };
        System.out.println(o);
        switch (args.length) {
            case 0 -> System.out.println("arrow statement");
            case 1, 2 -> throw new AssertionError();
            default -> { }
        }
    }
}
