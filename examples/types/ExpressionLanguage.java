// expect: holds at --nodes 8
import glassbox.Declarative;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/**
 * Integer and boolean expressions: true, false, 0, succ, pred, iszero, if. Syntax, steps and
 * types are stated in docs/types/expression.md.
 */
public class ExpressionLanguage implements Language {
    static final int TRUE = 0, FALSE = 1, ZERO = 2, SUCC = 3, PRED = 4, ISZERO = 5, IF = 6;
    static final int BOOL = 0, INT = 1;

    static class Expression {
        @Range(min = TRUE, max = IF) int kind;
        @Tree Expression e1, e2, e3;

        @Declarative
        boolean wellTyped() {
            if (!syntaxOk()) return false;
            if (kind == TRUE || kind == FALSE || kind == ZERO) return true;
            if (kind == IF)
                return e1.wellTyped() && e1.type() == BOOL
                    && e2.wellTyped() && e3.wellTyped() && e2.type() == e3.type();
            return e1.wellTyped() && e1.type() == INT;
        }

        Expression smallStep() throws StuckException {
            if (e1 == null) throw new StuckException();
            if (!e1.isValue()) {
                e1 = e1.smallStep();
                return this;
            }
            if (kind == PRED && e1.kind == ZERO) return e1;
            if (kind == PRED && e1.kind == SUCC) return e1.e1;
            if (kind == ISZERO && e1.kind == ZERO) return constant(TRUE);
            if (kind == ISZERO && e1.kind == SUCC) return constant(FALSE);
            if (kind == IF && e1.kind == TRUE) return e2;
            if (kind == IF && e1.kind == FALSE) return e3;
            throw new StuckException();
        }

        @Declarative
        boolean syntaxOk() {
            if (kind == TRUE || kind == FALSE || kind == ZERO)
                return e1 == null && e2 == null && e3 == null;
            if (kind == IF) return e1 != null && e2 != null && e3 != null;
            return e1 != null && e2 == null && e3 == null;
        }

        @Declarative
        int type() {
            if (kind == TRUE || kind == FALSE || kind == ISZERO) return BOOL;
            if (kind == IF) return e2.type();
            return INT;
        }

        @Declarative
        boolean isValue() {
            return kind == TRUE || kind == FALSE || kind == ZERO || kind == SUCC && e1.isValue();
        }

        static Expression constant(int kind) {
            Expression e = new Expression();
            e.kind = kind;
            return e;
        }

        @Override
        public String toString() {
            switch (kind) {
                case TRUE: return "true";
                case FALSE: return "false";
                case ZERO: return "0";
                case SUCC: return "succ(" + e1 + ")";
                case PRED: return "pred(" + e1 + ")";
                case ISZERO: return "iszero(" + e1 + ")";
                default: return "if " + e1 + " then " + e2 + " else " + e3;
            }
        }
    }

    @Tree Expression root;

    @Override
    @Declarative
    public boolean wellTyped() {
        return root != null && root.wellTyped();
    }

    @Override
    @Declarative
    public boolean isFinalState() {
        return root.isValue();
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
