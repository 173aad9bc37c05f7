import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;
import glassbox.Tree;

class NoRepOk {
    int x;

    public void operate() {
        x++;
    }
}

class NotDeclarative {
    int x;

    public void operate() {
        x++;
    }

    boolean repOk() {
        return true;
    }
}

class WrongRepOk {
    int x;

    public void operate() {
        x++;
    }

    @Declarative
    boolean repOk(int y) {
        return true;
    }
}

class NumericRepOk {
    public void operate() {}

    @Declarative
    int repOk() {
        return 1;
    }
}

class Good {
    int x;

    public void insert(int key, Object value) {}

    public void insert(int key) {}

    public void remove(int key) {}

    @Declarative
    public boolean isEmpty() {
        return true;
    }

    void hidden() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class TreeOfNumbers {
    @Tree int x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class StaticTree {
    @Tree static StaticTree x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class TreeBelow {
    static class Node {
        @Tree int[] numbers;
    }

    @Tree Node root;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class TreeArray {
    @Tree TreeArray[] children;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class Local {
    static class Node {
        @Tree Node next;

        boolean repOkLocal() {
            return true;
        }
    }

    @Tree Node head;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class EmptyRange {
    @Range(min = 4, max = 3) int x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class EmptyParameterRange {
    public void operate(@Range(min = 1, max = 0) int y) {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class RangeOfObjects {
    @Range(min = 0, max = 1) Object x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class RangeOutside {
    @Range(min = 300, max = 400) byte x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

@Domain("y: Integer")
class DomainOfNothing {
    Object x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class DomainOfText {
    @Domain("String") Integer x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class DomainUnknown {
    @Domain("Strin") Object x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class NoOperation {
    @Declarative
    public boolean repOk() {
        return true;
    }
}

abstract class Abstract {
    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

class PreOfNothing {
    public void operate() {}

    @Pre("operat")
    @Declarative
    boolean may() {
        return true;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

class PreUnsuitable {
    public void operate(int x) {}

    @Pre("operate")
    @Declarative
    boolean may(Object x) {
        return true;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

class PreNotDeclarative {
    public void operate(int x) {}

    @Pre("operate")
    boolean may(int x) {
        return true;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

class PostUnsuitable {
    public void operate(int x) {}

    @Post("operate")
    @Declarative
    boolean did(int x) {
        return true;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

class PostconditionUnsuitable {
    public void operate(int x) {}

    @Declarative
    boolean postcondition() {
        return true;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}

interface Shape {
    double area();
}

class LongField {
    long x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return true;
    }
}

@Domain("Integer")
class DomainOfClass {
    Integer x;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void go() {}
}
