// bench: +12 --arrays 4
import glassbox.Declarative;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/**
 * Featherweight Java: classes, fields, methods, casts; no assignment. A state is a class
 * table and the expression that is left to evaluate. docs/types/FeatherweightJava.md has the
 * rules; the comments name them as the article of Igarashi, Pierce and Wadler does.
 *
 * <p>Names are small numbers: a field is its place among all fields of the class, inherited
 * ones first; a class has methods 0 and 1, of one parameter each. Class {@code null} is
 * Object. A body is one operator applied to {@code this} and the parameter. The checker's
 * positions are, breadth first, the classes (as many as {@code --arrays}) and the root of the
 * expression, then the methods and the rest of the expression: with 4 classes, an expression
 * of n nodes is {@code --nodes} 12 + n.
 */
public class FeatherweightJava implements Language {
    static final int CLASSES = 4;

    static final int NEW = 0;
    static final int FIELD = 1;
    static final int CALL = 2;
    static final int CAST = 3;
    static final int VARIABLE = 4;

    static final int THIS = 1;

    /**
     * A class: what it extends (a class that comes before it); {@code fields(C)} and, for
     * methods 0 and 1, {@code mtype(m, C)}; the methods that it declares itself.
     */
    static class ClassDecl {
        ClassDecl parent;

        @Range(min = 0, max = 4)
        int fields;

        ClassDecl field0;
        ClassDecl field1;
        ClassDecl field2;
        ClassDecl field3;

        boolean has0;
        ClassDecl parameter0;
        ClassDecl result0;
        @Tree Method method0;

        boolean has1;
        ClassDecl parameter1;
        ClassDecl result1;
        @Tree Method method1;

        @Declarative
        ClassDecl field(int k) {
            return k == 0 ? field0 : k == 1 ? field1 : k == 2 ? field2 : field3;
        }

        @Declarative
        boolean has(int method) {
            return method == 0 ? has0 : has1;
        }

        @Declarative
        ClassDecl parameter(int method) {
            return method == 0 ? parameter0 : parameter1;
        }

        @Declarative
        ClassDecl result(int method) {
            return method == 0 ? result0 : result1;
        }

        /** {@code mbody}: the method that runs, or null. */
        @Declarative
        Method method(int name) {
            ClassDecl c = this;
            for (int k = 0; k < CLASSES && c != null; k++) {
                Method own = name == 0 ? c.method0 : c.method1;
                if (own != null) {
                    return own;
                }
                c = c.parent;
            }
            return null;
        }

        /** CLASS OK, but for what a class owes to those that it extends. */
        @Declarative
        boolean wellFormed(FeatherweightJava program) {
            if (fields > fieldsOf(parent) + 2) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < fields ? !program.declares(field(k)) : field(k) != null) {
                    return false;
                }
            }
            return methodOk(0, method0, program) && methodOk(1, method1, program);
        }

        /** M OK in C. */
        @Declarative
        boolean methodOk(int name, Method own, FeatherweightJava program) {
            if (!has(name)) {
                return own == null && parameter(name) == null && result(name) == null;
            }
            if (own == null) {
                return parent != null && parent.has(name);
            }
            return program.declares(parameter(name))
                    && program.declares(result(name))
                    && own.wellTyped(this, name, program)
                    && subtype(own.typeIn(this, name), result(name));
        }

        /** The fields of a superclass come first, and its methods keep their types. */
        @Declarative
        boolean conformsTo(ClassDecl superclass) {
            if (fields < superclass.fields) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < superclass.fields && field(k) != superclass.field(k)) {
                    return false;
                }
            }
            return keeps(0, superclass) && keeps(1, superclass);
        }

        @Declarative
        boolean keeps(int name, ClassDecl superclass) {
            return !superclass.has(name)
                    || has(name)
                            && parameter(name) == superclass.parameter(name)
                            && result(name) == superclass.result(name);
        }
    }

    @Declarative
    static int fieldsOf(ClassDecl c) {
        return c == null ? 0 : c.fields;
    }

    /** The type of a field; Object has none. */
    @Declarative
    static ClassDecl fieldOf(ClassDecl c, int k) {
        return c == null ? null : c.field(k);
    }

    @Declarative
    static ClassDecl resultOf(ClassDecl c, int method) {
        return c == null ? null : c.result(method);
    }

    /** {@code C <: D}. */
    @Declarative
    static boolean subtype(ClassDecl c, ClassDecl d) {
        for (int k = 0; k < CLASSES && c != null; k++) {
            if (c == d) {
                return true;
            }
            c = c.parent;
        }
        return d == null;
    }

    /** What expressions and bodies have in common: an operator applied to operands. */
    abstract static class Term {
        @Range(min = NEW, max = VARIABLE)
        int kind;

        /** Of NEW and CAST. */
        ClassDecl type;

        /** Of FIELD and CALL. */
        @Range(min = 0, max = 3)
        int name;

        /** Whether there is an operand 1 to 4. */
        @Declarative
        abstract boolean has(int k);

        /** Its type, in a method of the class; null: in none. */
        @Declarative
        abstract ClassDecl operand(int k, ClassDecl self, int method);

        @Declarative
        boolean operands(int count) {
            return has(1) == count >= 1
                    && has(2) == count >= 2
                    && has(3) == count >= 3
                    && has(4) == count >= 4;
        }

        /** The type of a well-typed term. */
        @Declarative
        ClassDecl typeIn(ClassDecl self, int method) {
            switch (kind) {
                case FIELD:
                    return fieldOf(operand(1, self, method), name);
                case CALL:
                    return resultOf(operand(1, self, method), name);
                case VARIABLE:
                    return operand(1, self, method);
                default:
                    return type;
            }
        }

        /** What the kind has no use for is nothing, so that no term is written in two ways. */
        @Declarative
        boolean plain() {
            return (kind == FIELD || kind == CALL || name == 0)
                    && (kind == NEW || kind == CAST || type == null);
        }

        /** The operands are well typed already. */
        @Declarative
        boolean wellTyped(ClassDecl self, int method, FeatherweightJava program) {
            if (!plain()) {
                return false;
            }
            switch (kind) {
                case NEW:
                    return newOk(self, method, program);
                case FIELD:
                    return operands(1) && name < fieldsOf(operand(1, self, method));
                case CALL:
                    return operands(2) && callOk(self, method);
                case CAST: // T-UCAST, T-DCAST, T-SCAST
                    return operands(1) && program.declares(type);
                default: // T-VAR
                    return operands(1) && self != null;
            }
        }

        /** T-NEW. */
        @Declarative
        boolean newOk(ClassDecl self, int method, FeatherweightJava program) {
            if (!program.declares(type) || !operands(fieldsOf(type))) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (has(k + 1) && !subtype(operand(k + 1, self, method), fieldOf(type, k))) {
                    return false;
                }
            }
            return true;
        }

        /** T-INVK. */
        @Declarative
        boolean callOk(ClassDecl self, int method) {
            ClassDecl receiver = operand(1, self, method);
            return receiver != null
                    && name <= 1
                    && receiver.has(name)
                    && subtype(operand(2, self, method), receiver.parameter(name));
        }
    }

    /** A method's body. Operands: 0 none, 1 this, 2 the parameter. */
    static class Method extends Term {
        @Range(min = 0, max = 2)
        int operand1;

        @Range(min = 0, max = 2)
        int operand2;

        @Range(min = 0, max = 2)
        int operand3;

        @Range(min = 0, max = 2)
        int operand4;

        @Declarative
        int variable(int k) {
            return k == 1 ? operand1 : k == 2 ? operand2 : k == 3 ? operand3 : operand4;
        }

        @Declarative
        @Override
        boolean has(int k) {
            return variable(k) != 0;
        }

        @Declarative
        @Override
        ClassDecl operand(int k, ClassDecl self, int method) {
            return variable(k) == THIS || self == null ? self : self.parameter(method);
        }
    }

    /** An expression under evaluation. */
    static class Expression extends Term {
        @Tree Expression e1;
        @Tree Expression e2;
        @Tree Expression e3;
        @Tree Expression e4;

        @Declarative
        Expression(int kind) {
            this.kind = kind;
        }

        @Declarative
        @Override
        boolean has(int k) {
            return (k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4) != null;
        }

        @Declarative
        @Override
        ClassDecl operand(int k, ClassDecl self, int method) {
            return typeOf(k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4, self, method);
        }

        @Declarative
        static ClassDecl typeOf(Expression operand, ClassDecl self, int method) {
            return operand == null ? null : operand.typeIn(self, method);
        }

        @Declarative
        boolean wellTyped(FeatherweightJava program) {
            return wellTyped(e1, program)
                    && wellTyped(e2, program)
                    && wellTyped(e3, program)
                    && wellTyped(e4, program)
                    && wellTyped(null, 0, program);
        }

        @Declarative
        static boolean wellTyped(Expression operand, FeatherweightJava program) {
            return operand == null || operand.wellTyped(program);
        }

        @Declarative
        boolean isValue() {
            return kind == NEW && next() == 0;
        }

        /** The first operand that is to be evaluated before this expression; 0: none. */
        @Declarative
        int next() {
            return e1 != null && !e1.isValue() ? 1
                    : e2 != null && !e2.isValue() ? 2
                    : e3 != null && !e3.isValue() ? 3
                    : e4 != null && !e4.isValue() ? 4
                    : 0;
        }

        /** One step of this expression, which is no value; what stands in its place. */
        Expression smallStep(FeatherweightJava program) throws StuckException {
            switch (next()) {
                case 1:
                    e1 = e1.smallStep(program);
                    return this;
                case 2:
                    e2 = e2.smallStep(program);
                    return this;
                case 3:
                    e3 = e3.smallStep(program);
                    return this;
                case 4:
                    e4 = e4.smallStep(program);
                    return this;
                default:
                    return reduce(program);
            }
        }

        private static Expression argument(Expression e) throws StuckException {
            if (e == null) {
                throw new StuckException();
            }
            return e;
        }

        private Expression reduce(FeatherweightJava program) throws StuckException {
            if (kind == FIELD) { // R-FIELD
                switch (name) {
                    case 0:
                        return argument(e1.e1);
                    case 1:
                        return argument(e1.e2);
                    case 2:
                        return argument(e1.e3);
                    default:
                        return argument(e1.e4);
                }
            }
            if (kind == CALL && understands(e1.type, name)) { // R-INVK
                switch (bodyKind(e1.type, name)) {
                    case NEW:
                        return body(this, NEW);
                    case FIELD:
                        return body(this, FIELD);
                    case CALL:
                        return body(this, CALL);
                    case CAST:
                        return body(this, CAST);
                    default:
                        return isThis(e1.type, name) ? e1 : e2;
                }
            }
            if (kind == CAST) { // R-CAST
                if (subtype(e1.type, type)) {
                    return e1;
                }
                program.failed = true;
                return this;
            }
            throw new StuckException();
        }
    }

    /** Whether objects of the class have a body for the method. */
    @Declarative
    static boolean understands(ClassDecl c, int name) {
        return c != null && c.method(name) != null;
    }

    @Declarative
    static int bodyKind(ClassDecl c, int name) {
        return c.method(name).kind;
    }

    /** Whether a body that is a variable is {@code this}. */
    @Declarative
    static boolean isThis(ClassDecl c, int name) {
        return c.method(name).operand1 == THIS;
    }

    /**
     * The body, of this kind, with copies of the values in place of the variables. The kind is
     * constant, the rest is left open: all methods whose bodies are alike are checked together.
     */
    @Declarative
    static Expression body(Expression call, int kind) {
        Method m = call.e1.type.method(call.name);
        Expression body = new Expression(kind);
        body.type = m.type;
        body.name = m.name;
        body.e1 = substitute(m.operand1, call);
        body.e2 = substitute(m.operand2, call);
        body.e3 = substitute(m.operand3, call);
        body.e4 = substitute(m.operand4, call);
        return body;
    }

    @Declarative
    static Expression substitute(int variable, Expression call) {
        if (variable == 0) {
            return null;
        }
        return variable == THIS ? copy(call.e1) : copy(call.e2);
    }

    @Declarative
    static Expression copy(Expression value) {
        if (value == null) {
            return null;
        }
        Expression copy = new Expression(value.kind);
        copy.type = value.type;
        copy.name = value.name;
        copy.e1 = copy(value.e1);
        copy.e2 = copy(value.e2);
        copy.e3 = copy(value.e3);
        copy.e4 = copy(value.e4);
        return copy;
    }

    @Tree ClassDecl[] classes;
    @Tree Expression root;

    /** A cast has failed: the program ends here. */
    boolean failed;

    @Declarative
    boolean declares(ClassDecl c) {
        for (int k = 0; k < classes.length; k++) {
            if (classes[k] == c) {
                return true;
            }
        }
        return c == null;
    }

    /** The class is well formed, and extends, if not Object, one that comes before it. */
    @Declarative
    boolean classOk(int k) {
        ClassDecl c = classes[k];
        if (c == null || !c.wellFormed(this)) {
            return false;
        }
        boolean found = c.parent == null;
        for (int i = 0; i < k; i++) {
            found = found || c.parent == classes[i];
            if (subtype(c, classes[i]) && !c.conformsTo(classes[i])) {
                return false;
            }
        }
        return found;
    }

    @Declarative
    @Override
    public boolean wellTyped() {
        if (classes == null || root == null) {
            return false;
        }
        for (int k = 0; k < classes.length; k++) {
            if (!classOk(k)) {
                return false;
            }
        }
        return root.wellTyped(this);
    }

    @Declarative
    @Override
    public boolean isFinalState() {
        return failed || root.isValue();
    }

    @Override
    public void smallStep() throws StuckException {
        root = root.smallStep(this);
    }
}
