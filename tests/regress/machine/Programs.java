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
