// bench: +18 --arrays 4 --ints 0..N
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/**
 * Mini Java: Featherweight Java with a heap, assignment, null, integers and booleans. A state
 * is a class table, a heap and the expression that is left to evaluate.
 * docs/types/MiniJava.md has the rules.
 *
 * <p>Names are small numbers: a field is its place among all fields of the class, inherited
 * ones first; a class has methods 0 and 1, of one parameter each. Type {@code null} is Object.
 * A body is one operator applied to {@code this} and the parameter. With {@code --arrays 4}
 * there are up to 4 classes and 4 objects, and an expression of n nodes is {@code --nodes}
 * 18 + n.
 */
public class MiniJava implements Language {
    static final int CLASSES = 4;

    /* Values. */
    static final int NULL = 0;
    static final int REFERENCE = 1;
    static final int INTEGER = 2;
    static final int BOOLEAN = 3;

    static final int NEW = 4;
    static final int FIELD = 5;
    static final int ASSIGN = 6;
    static final int CALL = 7;
    static final int CAST = 8;
    static final int IF = 9;
    static final int PLUS = 10;
    static final int LESS = 11;
    static final int NOT = 12;
    static final int EQUAL = 13;
    static final int SEQUENCE = 14;
    static final int VARIABLE = 15;

    static final int THIS = 1;

    /** A class, or one of the two primitive types. */
    abstract static class Type {}

    static class Primitive extends Type {}

    /**
     * A class: what it extends (a class that comes before it); the types of all its fields and,
     * for methods 0 and 1, of parameter and result; the methods that it declares itself.
     */
    static class ClassDecl extends Type {
        ClassDecl parent;

        @Range(min = 0, max = 4)
        int fields;

        Type field0;
        Type field1;
        Type field2;
        Type field3;

        boolean has0;
        Type parameter0;
        Type result0;
        @Tree Method method0;

        boolean has1;
        Type parameter1;
        Type result1;
        @Tree Method method1;

        @Declarative
        Type field(int k) {
            return k == 0 ? field0 : k == 1 ? field1 : k == 2 ? field2 : field3;
        }

        @Declarative
        boolean has(int method) {
            return method == 0 ? has0 : has1;
        }

        @Declarative
        Type parameter(int method) {
            return method == 0 ? parameter0 : parameter1;
        }

        @Declarative
        Type result(int method) {
            return method == 0 ? result0 : result1;
        }

        /** The method that runs, or null. */
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

        /** All is well but for what a class owes to those that it extends. */
        @Declarative
        boolean wellFormed(MiniJava program) {
            if (fields > fieldsOf(parent) + 2) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < fields
                        ? !program.declares(field(k))
                        : field(k) != null) {
                    return false;
                }
            }
            return methodOk(0, method0, program) && methodOk(1, method1, program);
        }

        @Declarative
        boolean methodOk(int name, Method own, MiniJava program) {
            if (!has(name)) {
                return own == null
                        && parameter(name) == null
                        && result(name) == null;
            }
            if (own == null) {
                return parent != null && parent.has(name);
            }
            return program.declares(parameter(name))
                    && program.declares(result(name))
                    && own.wellTyped(this, name, program)
                    && subtype(own.typeIn(this, name, program), result(name));
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
    static ClassDecl classOf(Type t) {
        return t instanceof ClassDecl ? (ClassDecl) t : null;
    }

    @Declarative
    static int fieldsOf(Type t) {
        ClassDecl c = classOf(t);
        return c == null ? 0 : c.fields;
    }

    @Declarative
    static boolean isReference(Type t) {
        return !(t instanceof Primitive);
    }

    @Declarative
    static boolean subtype(Type a, Type b) {
        if (a == b) {
            return true;
        }
        if (b == null) {
            return isReference(a);
        }
        ClassDecl c = classOf(a);
        for (int k = 0; k < CLASSES && c != null; k++) {
            if (c == b) {
                return true;
            }
            c = c.parent;
        }
        return false;
    }

    /** An object: its class and, for each field, a reference or a number. */
    static class Obj {
        ClassDecl type;
        Obj reference0;
        Obj reference1;
        Obj reference2;
        Obj reference3;
        int number0;
        int number1;
        int number2;
        int number3;

        /** 1: the last step made it. */
        @Range(min = 0, max = 0)
        int fresh;

        @Declarative
        Obj reference(int k) {
            return k == 0 ? reference0 : k == 1 ? reference1 : k == 2 ? reference2 : reference3;
        }

        @Declarative
        int number(int k) {
            return k == 0 ? number0 : k == 1 ? number1 : k == 2 ? number2 : number3;
        }

        @Declarative
        boolean wellFormed(MiniJava program) {
            if (!program.declares(type)) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < fieldsOf(type)
                        ? !program.holds(type.field(k), reference(k), number(k))
                        : reference(k) != null || number(k) != 0) {
                    return false;
                }
            }
            return true;
        }

        /** What its fields are after an assignment, whichever is assigned. */
        @Declarative
        Obj with(int name, Expression value) {
            Obj o = new Obj();
            o.reference0 = name == 0 ? value.object : reference0;
            o.reference1 = name == 1 ? value.object : reference1;
            o.reference2 = name == 2 ? value.object : reference2;
            o.reference3 = name == 3 ? value.object : reference3;
            o.number0 = name == 0 ? value.value : number0;
            o.number1 = name == 1 ? value.value : number1;
            o.number2 = name == 2 ? value.value : number2;
            o.number3 = name == 3 ? value.value : number3;
            return o;
        }

        void take(Obj o) {
            reference0 = o.reference0;
            reference1 = o.reference1;
            reference2 = o.reference2;
            reference3 = o.reference3;
            number0 = o.number0;
            number1 = o.number1;
            number2 = o.number2;
            number3 = o.number3;
        }
    }

    /** What expressions and bodies have in common: an operator applied to operands. */
    abstract static class Term {
        @Range(min = NULL, max = VARIABLE)
        int kind;

        /** Of NULL, NEW, CAST and IF. */
        Type type;

        /** Of FIELD, ASSIGN and CALL. */
        @Range(min = 0, max = 3)
        int name;

        /** Whether there is an operand 1 to 4. */
        @Declarative
        abstract boolean has(int k);

        /** Its type, in a method of the class; null: in none. */
        @Declarative
        abstract Type operand(int k, ClassDecl self, int method, MiniJava program);

        @Declarative
        boolean operands(int count) {
            return has(1) == count >= 1
                    && has(2) == count >= 2
                    && has(3) == count >= 3
                    && has(4) == count >= 4;
        }

        /** The type of a well-typed term that is no value. */
        @Declarative
        Type typeIn(ClassDecl self, int method, MiniJava program) {
            switch (kind) {
                case FIELD:
                    return classOf(operand(1, self, method, program)).field(name);
                case CALL:
                    return classOf(operand(1, self, method, program)).result(name);
                case ASSIGN:
                case SEQUENCE:
                    return operand(2, self, method, program);
                case PLUS:
                    return program.integer;
                case LESS:
                case NOT:
                case EQUAL:
                    return program.bool;
                case VARIABLE:
                    return operand(1, self, method, program);
                default:
                    return type;
            }
        }

        /** What the kind has no use for is nothing, so that no term is written in two ways. */
        @Declarative
        boolean plain() {
            boolean typed = kind == NULL || kind == NEW || kind == CAST || kind == IF;
            return (kind == FIELD || kind == ASSIGN || kind == CALL || name == 0)
                    && (typed || type == null);
        }

        /** Its operands are well typed already. */
        @Declarative
        boolean wellTyped(ClassDecl self, int method, MiniJava program) {
            if (!plain()) {
                return false;
            }
            switch (kind) {
                case NEW:
                    return operands(0) && isReference(type) && program.declares(type);
                case FIELD:
                    return operands(1) && name < fieldsOf(operand(1, self, method, program));
                case ASSIGN:
                    return operands(2) && assignOk(self, method, program);
                case CALL:
                    return operands(2) && callOk(self, method, program);
                case CAST:
                    return operands(1)
                            && isReference(operand(1, self, method, program))
                            && isReference(type)
                            && program.declares(type);
                case IF:
                    return operands(3)
                            && operand(1, self, method, program) == program.bool
                            && program.declares(type)
                            && subtype(operand(2, self, method, program), type)
                            && subtype(operand(3, self, method, program), type);
                case PLUS:
                case LESS:
                    return operands(2)
                            && operand(1, self, method, program) == program.integer
                            && operand(2, self, method, program) == program.integer;
                case NOT:
                    return operands(1) && operand(1, self, method, program) == program.bool;
                case EQUAL:
                    return operands(2)
                            && isReference(operand(1, self, method, program))
                            && isReference(operand(2, self, method, program));
                case SEQUENCE:
                    return operands(2);
                case VARIABLE:
                    return operands(1) && self != null;
                default:
                    return false;
            }
        }

        @Declarative
        boolean assignOk(ClassDecl self, int method, MiniJava program) {
            Type object = operand(1, self, method, program);
            return name < fieldsOf(object)
                    && subtype(
                            operand(2, self, method, program), classOf(object).field(name));
        }

        @Declarative
        boolean callOk(ClassDecl self, int method, MiniJava program) {
            ClassDecl receiver = classOf(operand(1, self, method, program));
            return receiver != null
                    && name <= 1
                    && receiver.has(name)
                    && subtype(operand(2, self, method, program), receiver.parameter(name));
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

        @Declarative
        int variable(int k) {
            return k == 1 ? operand1 : k == 2 ? operand2 : k == 3 ? operand3 : 0;
        }

        @Declarative
        @Override
        boolean has(int k) {
            return variable(k) != 0;
        }

        @Declarative
        @Override
        Type operand(int k, ClassDecl self, int method, MiniJava program) {
            return variable(k) == THIS ? self : self.parameter(method);
        }
    }

    /** An expression under evaluation. */
    static class Expression extends Term {
        /** Of REFERENCE. */
        Obj object;

        /** Of INTEGER; of BOOLEAN: 0 or 1. */
        int value;

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
        Type operand(int k, ClassDecl self, int method, MiniJava program) {
            return (k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4).typeOf(program);
        }

        @Declarative
        Type typeOf(MiniJava program) {
            switch (kind) {
                case REFERENCE:
                    return object.type;
                case INTEGER:
                    return program.integer;
                case BOOLEAN:
                    return program.bool;
                default:
                    return typeIn(null, 0, program);
            }
        }

        @Declarative
        boolean wellTyped(MiniJava program) {
            if (isValue()) {
                return operands(0) && plain() && valueOk(program);
            }
            return object == null
                    && value == 0
                    && (e1 == null || e1.wellTyped(program))
                    && (e2 == null || e2.wellTyped(program))
                    && (e3 == null || e3.wellTyped(program))
                    && (e4 == null || e4.wellTyped(program))
                    && wellTyped(null, 0, program);
        }

        @Declarative
        private boolean valueOk(MiniJava program) {
            switch (kind) {
                case NULL:
                    return isReference(type)
                            && program.declares(type)
                            && object == null
                            && value == 0;
                case REFERENCE:
                    return object != null && program.allocated(object) && value == 0;
                case INTEGER:
                    return object == null;
                default:
                    return object == null && value <= 1;
            }
        }

        @Declarative
        boolean isValue() {
            return kind <= BOOLEAN;
        }

        /** The first operand that is to be evaluated before this expression; 0: none. */
        @Declarative
        int next() {
            return e1 != null && !e1.isValue() ? 1
                    : kind == IF || kind == SEQUENCE ? 0
                    : e2 != null && !e2.isValue() ? 2
                    : 0;
        }

        /** One step of this expression, which is no value; what stands in its place. */
        Expression smallStep(MiniJava program) throws StuckException {
            switch (next()) {
                case 1:
                    e1 = e1.smallStep(program);
                    return this;
                case 2:
                    e2 = e2.smallStep(program);
                    return this;
                default:
                    return reduce(program);
            }
        }

        private Expression reduce(MiniJava program) throws StuckException {
            switch (kind) {
                case NEW:
                    return program.allocate((ClassDecl) type);
                case FIELD:
                    return access(program);
                case ASSIGN:
                    return assign(program);
                case CALL:
                    return call(program);
                case CAST:
                    return cast(program);
                case IF:
                    if (e1.kind == BOOLEAN) {
                        return e1.value == 1 ? e2 : e3;
                    }
                    break;
                case PLUS:
                    if (e1.kind == INTEGER && e2.kind == INTEGER) {
                        return number(INTEGER, e1.value + e2.value);
                    }
                    break;
                case LESS:
                    if (e1.kind == INTEGER && e2.kind == INTEGER) {
                        return number(BOOLEAN, e1.value < e2.value ? 1 : 0);
                    }
                    break;
                case NOT:
                    if (e1.kind == BOOLEAN) {
                        return number(BOOLEAN, 1 - e1.value);
                    }
                    break;
                case EQUAL:
                    if (e1.kind <= REFERENCE && e2.kind <= REFERENCE) {
                        return number(BOOLEAN, e1.object == e2.object ? 1 : 0);
                    }
                    break;
                case SEQUENCE:
                    return e2;
                default:
                    break;
            }
            throw new StuckException();
        }

        private Expression fail(MiniJava program) {
            program.failed = true;
            return this;
        }

        /* What is asked of the object without deciding which one it is. */

        @Declarative
        private boolean hasField() {
            return e1.kind == REFERENCE && name < fieldsOf(e1.object.type);
        }

        @Declarative
        private boolean hasMethod() {
            return e1.kind == REFERENCE
                    && e1.object.type != null
                    && e1.object.type.method(name) != null;
        }

        @Declarative
        private int bodyKind() {
            return e1.object.type.method(name).kind;
        }

        @Declarative
        private boolean castHolds() {
            return subtype(e1.object.type, type);
        }

        private Expression access(MiniJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (hasField()) {
                return read(this, program);
            }
            throw new StuckException();
        }

        private Expression assign(MiniJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (!hasField()) {
                throw new StuckException();
            }
            e1.object.take(e1.object.with(name, e2));
            return e2;
        }

        private Expression call(MiniJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (!hasMethod()) {
                throw new StuckException();
            }
            switch (bodyKind()) {
                case NEW:
                    return body(this, NEW);
                case FIELD:
                    return body(this, FIELD);
                case ASSIGN:
                    return body(this, ASSIGN);
                case CALL:
                    return body(this, CALL);
                case CAST:
                    return body(this, CAST);
                case IF:
                    return body(this, IF);
                case PLUS:
                    return body(this, PLUS);
                case LESS:
                    return body(this, LESS);
                case NOT:
                    return body(this, NOT);
                case EQUAL:
                    return body(this, EQUAL);
                case SEQUENCE:
                    return body(this, SEQUENCE);
                default:
                    return result(this);
            }
        }

        private Expression cast(MiniJava program) throws StuckException {
            if (e1.kind == NULL) {
                Expression e = new Expression(NULL);
                e.type = type;
                return e;
            }
            if (e1.kind != REFERENCE) {
                throw new StuckException();
            }
            return castHolds() ? e1 : fail(program);
        }
    }

    @Declarative
    static Expression number(int kind, int value) {
        Expression e = new Expression(kind);
        e.value = value;
        return e;
    }

    /** The value of the field, whichever it is. */
    @Declarative
    static Expression read(Expression access, MiniJava program) {
        Obj object = access.e1.object;
        int name = access.name;
        Type t = object.type.field(name);
        Obj target = object.reference(name);
        int kind = t == program.integer ? INTEGER
                : t == program.bool ? BOOLEAN
                : target == null ? NULL
                : REFERENCE;
        Expression e = new Expression(kind);
        e.type = kind == NULL ? t : null;
        e.object = target;
        e.value = object.number(name);
        return e;
    }

    /** The value of a body that is a variable. */
    @Declarative
    static Expression result(Expression call) {
        return substitute(call.e1.object.type.method(call.name).operand1, call);
    }

    /**
     * The body, of this kind, with the values in place of the variables. The kind is constant,
     * the rest is left open: all methods whose bodies are alike are checked together.
     */
    @Declarative
    static Expression body(Expression call, int kind) {
        Method m = call.e1.object.type.method(call.name);
        Expression body = new Expression(kind);
        body.type = m.type;
        body.name = m.name;
        body.e1 = substitute(m.operand1, call);
        body.e2 = substitute(m.operand2, call);
        body.e3 = substitute(m.operand3, call);
        return body;
    }

    @Declarative
    static Expression substitute(int variable, Expression call) {
        if (variable == 0) {
            return null;
        }
        Expression e = variable == THIS ? call.e1 : call.e2;
        Expression value = new Expression(e.kind);
        value.type = e.type;
        value.object = e.object;
        value.value = e.value;
        return value;
    }

    @Tree Primitive integer;
    @Tree Primitive bool;
    @Tree ClassDecl[] classes;
    @Tree Obj[] heap;
    @Tree Expression root;

    /** The object that the last step made. */
    @Domain("null")
    Obj made;

    /** A cast or an access to null has failed: the program ends here. */
    boolean failed;

    private Expression allocate(ClassDecl type) throws StuckException {
        if (made != null) {
            throw new StuckException("the heap is full");
        }
        made = new Obj();
        made.type = type;
        made.fresh = 1;
        Expression e = new Expression(REFERENCE);
        e.object = made;
        return e;
    }

    @Declarative
    boolean declares(Type t) {
        for (int k = 0; k < classes.length; k++) {
            if (classes[k] == t) {
                return true;
            }
        }
        return t == null || t == integer || t == bool;
    }

    /** In the heap, or made by the last step. */
    @Declarative
    boolean allocated(Obj o) {
        for (int k = 0; k < heap.length; k++) {
            if (heap[k] == o) {
                return true;
            }
        }
        return o.fresh == 1;
    }

    /** Whether a field of the type may hold these: the one that it does not use is nothing. */
    @Declarative
    boolean holds(Type t, Obj reference, int number) {
        if (t == integer) {
            return reference == null;
        }
        if (t == bool) {
            return reference == null && number <= 1;
        }
        return number == 0
                && (reference == null
                        || allocated(reference) && subtype(reference.type, t));
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
        if (integer == null || bool == null || classes == null || heap == null || root == null) {
            return false;
        }
        for (int k = 0; k < classes.length; k++) {
            if (!classOk(k)) {
                return false;
            }
        }
        for (int k = 0; k < heap.length; k++) {
            if (heap[k] == null || !heap[k].wellFormed(this)) {
                return false;
            }
        }
        return (made == null || made.wellFormed(this)) && root.wellTyped(this);
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
