// expect: holds at --nodes 5 --ints 0..1 --objects Variable=2
// bench: --ints 0..N --objects Variable=N
import glassbox.Declarative;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/**
 * A small imperative language with integer and boolean variables. Syntax, steps and types are
 * stated in docs/types/imp.md.
 */
public class Imp implements Language {
    static final int SKIP = 0, ASSIGN = 1, SEQUENCE = 2, IF = 3, WHILE = 4;
    static final int INT = 5, BOOL = 6, VARIABLE = 7;
    static final int PLUS = 8, MINUS = 9, TIMES = 10, EQUAL = 11, LESS = 12;
    static final int AND = 13, OR = 14, NOT = 15;

    static final int COMMAND = 0, INTEGER = 1, BOOLEAN = 2;

    /** A variable: its type, and its value, which is of that type (not 0 is true). */
    static class Variable {
        boolean isBoolean;
        int value;

        @Declarative
        int type() {
            return isBoolean ? BOOLEAN : INTEGER;
        }
    }

    static class Node {
        @Range(min = SKIP, max = NOT) int kind;
        int value;
        Variable variable;
        @Tree Node left;
        @Tree Node right;

        @Declarative
        Node(int kind, int value, Node left, Node right) {
            this.kind = kind;
            this.value = value;
            this.left = left;
            this.right = right;
        }

        /** A deep copy. */
        @Declarative
        Node(Node n) {
            kind = n.kind;
            value = n.value;
            variable = n.variable;
            if (n.left != null) left = n.left.copy();
            if (n.right != null) right = n.right.copy();
        }

        @Declarative
        Node copy() {
            return new Node(this);
        }

        // Types

        @Declarative
        boolean wellTyped() {
            if (!syntaxOk()) return false;
            if (left != null && !left.wellTyped()) return false;
            if (right != null && !right.wellTyped()) return false;
            if (kind == ASSIGN) return left.type() == variable.type();
            if (kind == SEQUENCE) return left.type() == COMMAND && right.type() == COMMAND;
            if (kind == IF || kind == WHILE)
                return left.type() == BOOLEAN && right.type() == COMMAND;
            if (kind >= PLUS && kind <= LESS)
                return left.type() == INTEGER && right.type() == INTEGER;
            if (kind == AND || kind == OR)
                return left.type() == BOOLEAN && right.type() == BOOLEAN;
            if (kind == NOT) return left.type() == BOOLEAN;
            return true;
        }

        @Declarative
        int type() {
            if (kind <= WHILE) return COMMAND;
            if (kind == VARIABLE) return variable.type();
            if (kind == INT || kind == PLUS || kind == MINUS || kind == TIMES) return INTEGER;
            return BOOLEAN;
        }

        @Declarative
        boolean syntaxOk() {
            if ((variable != null) != (kind == VARIABLE || kind == ASSIGN)) return false;
            if (isValue() || kind == VARIABLE) return left == null && right == null;
            if (kind == ASSIGN || kind == NOT) return left != null && right == null;
            return left != null && right != null;
        }

        @Declarative
        boolean isValue() {
            return kind == SKIP || kind == INT || kind == BOOL;
        }

        @Declarative
        boolean isOperator() {
            return kind >= PLUS;
        }

        // Steps

        Node smallStep() throws StuckException {
            if (kind == VARIABLE)
                return literal(variable.isBoolean ? BOOL : INT, variable.value);
            if (kind == WHILE)
                return new Node(IF, 0, left.copy(), new Node(SEQUENCE, 0, right.copy(), this));
            if (left == null) throw new StuckException();
            if (!left.isValue()) {
                left = left.smallStep();
                return this;
            }
            if (!isOperator()) return command();
            if (right != null && !right.isValue()) {
                right = right.smallStep();
                return this;
            }
            if (!applies()) throw new StuckException();
            return literal(kind <= TIMES ? INT : BOOL, result());
        }

        /** A command whose expression, or first command, has come to its end. */
        Node command() throws StuckException {
            if (kind == SEQUENCE && left.kind == SKIP) return right;
            if (kind == IF && left.kind == BOOL) {
                if (left.value != 0) return right;
                return literal(SKIP, 0);
            }
            if (kind == ASSIGN && left.kind == (variable.isBoolean ? BOOL : INT)) {
                variable.value = left.value;
                return literal(SKIP, 0);
            }
            throw new StuckException();
        }

        /** Whether the operator is defined on the values. */
        @Declarative
        boolean applies() {
            if (kind == NOT) return left.kind == BOOL;
            if (right == null) return false;
            int wanted = kind <= LESS ? INT : BOOL;
            return left.kind == wanted && right.kind == wanted;
        }

        @Declarative
        int result() {
            int a = left.value;
            if (kind == NOT) return a == 0 ? 1 : 0;
            int b = right.value;
            if (kind == PLUS) return a + b;
            if (kind == MINUS) return a - b;
            if (kind == TIMES) return a * b;
            if (kind == EQUAL) return a == b ? 1 : 0;
            if (kind == LESS) return a <= b ? 1 : 0;
            if (kind == AND) return a != 0 && b != 0 ? 1 : 0;
            return a != 0 || b != 0 ? 1 : 0;
        }

        @Declarative
        static Node literal(int kind, int value) {
            return new Node(kind, value, null, null);
        }

        @Override
        public String toString() {
            switch (kind) {
                case SKIP: return "skip";
                case ASSIGN: return name() + " := " + left;
                case SEQUENCE: return "(" + left + "; " + right + ")";
                case IF: return "if " + left + " then " + right;
                case WHILE: return "while " + left + " do " + right;
                case INT: return "" + value;
                case BOOL: return value != 0 ? "true" : "false";
                case VARIABLE: return name();
                case NOT: return "!" + left;
                default:
                    String[] signs = {"+", "-", "*", "=", "<=", "&", "|"};
                    return "(" + left + " " + signs[kind - PLUS] + " " + right + ")";
            }
        }

        private String name() {
            return variable.isBoolean ? "bool(" + (variable.value != 0) + ")" : "int(" + variable.value + ")";
        }
    }

    @Tree Node root;

    @Override
    @Declarative
    public boolean wellTyped() {
        return root != null && root.wellTyped() && root.type() == COMMAND;
    }

    @Override
    @Declarative
    public boolean isFinalState() {
        return root.kind == SKIP;
    }

    @Override
    public void smallStep() throws StuckException {
        root = root.smallStep();
    }

    @Override
    public String toString() {
        return String.valueOf(root);
    }
}
