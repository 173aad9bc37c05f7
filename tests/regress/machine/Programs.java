/** Small programs for the cases of run. */
class Echo {
    public static void main(String[] args) {
        System.out.println(args.length + " arguments");
        for (String argument : args) {
            System.out.println("<" + argument + ">");
        }
    }
}

class Endless {
    public static void main(String[] args) {
        System.out.println("started");
        while (true) {
            args = new String[1];
        }
    }
}

class Hungry {
    public static void main(String[] args) {
        System.out.println("started");
        Object[] chain = null;
        while (true) {
            chain = new Object[] {chain, new int[1000]};
        }
    }
}

class Thrower {
    public static void main(String[] args) {
        System.out.println("before");
        throw new IllegalStateException("no good");
    }
}

class Asserter {
    public static void main(String[] args) {
        assert args.length > 0 : "none";
    }
}

class Leaver {
    public static void main(String[] args) {
        System.exit(7);
    }
}

class NoMain {
    static void main() {}
}

class Wasteful {
    public static void main(String[] args) {
        byte[] last = null;
        for (int i = 0; i < 200; i++) {
            last = new byte[1 << 20];
            last[0] = (byte) i;
        }
        for (int i = 0; i < 300000; i++) {
            args = new String[10];
        }
        System.out.println(last[0] + 249);
    }
}

/** Each needs a class or member that a case takes away. */
class Needy {
    static class Parent {}

    static class Child extends Parent {}

    static class Problem extends RuntimeException {}

    public static void main(String[] args) {
        System.out.println("before");
        switch (args[0]) {
            case "new" -> new Parent();
            case "child" -> new Child();
            case "test" -> System.out.println((Object) args instanceof Parent);
            case "literal" -> System.out.println(Parent.class);
            case "array" -> System.out.println(new Parent[1].length);
            default -> {
                try {
                    throw new IllegalStateException();
                } catch (Problem e) {
                    System.out.println(e);
                }
            }
        }
    }
}

class Loader {
    public static void main(String[] args) throws Exception {
        System.out.println("before");
        Loader.class.getClassLoader().loadClass("Loader");
    }
}
