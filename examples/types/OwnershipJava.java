// bench: +16 --arrays 4 --ints 0..N
import glassbox.Declarative;
import glassbox.Domain;
import glassbox.Language;
import glassbox.Range;
import glassbox.StuckException;
import glassbox.Tree;

/**
 * Ownership Java: Mini Java in which every object is owned by another object or by the world,
 * and classes have two owner parameters, the first of which is the owner of the object. Types
 * say who owns what, so that only what lies inside an object's owner can refer to the object:
 * owners are dominators. docs/types/OwnershipJava.md has the rules.
 *
 * <p>An owner is a small number. In classes and method bodies it is one of WORLD, THIS, and
 * the parameters OWNER and OTHER; at run time it is the number of an object, or WORLD. A type
 * is a number of three octal digits: which class, and its two owners. For the rest see MiniJava:
 * with {@code --arrays 4}, an expression of n nodes is {@code --nodes} 16 + n.
 */
public class OwnershipJava implements Language {
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

    /* Variables of a body. */
    static final int SELF = 1;
    static final int PARAMETER = 2;

    /* Owners. */
    static final int WORLD = 0;
    static final int THIS = 1;
    static final int OWNER = 2;
    static final int OTHER = 3;

    /** What is no owner: the value of an expression that is not known yet. */
    static final int UNKNOWN = 7;

    /** The number of the object that a step makes. */
    static final int MADE = 5;

    /* Types: Object, the classes 1 to 4, and those without owners. */
    static final int OBJECT = 0;
    static final int INT = 05;
    static final int BOOL = 06;
    static final int INT_TYPE = 0500;
    static final int BOOL_TYPE = 0600;

    @Declarative
    static int classOf(int type) {
        return type >> 6;
    }

    @Declarative
    static int first(int type) {
        return type >> 3 & 7;
    }

    @Declarative
    static int second(int type) {
        return type & 7;
    }

    @Declarative
    static int type(int name, int first, int second) {
        return name << 6 | first << 3 | second;
    }

    @Declarative
    static boolean isReference(int type) {
        return classOf(type) < INT;
    }

    /** The owner that a parameter stands for, seen from outside. */
    @Declarative
    static int substitute(int owner, int self, int actual) {
        return owner == THIS ? self
                : owner == OWNER ? first(actual)
                : owner == OTHER ? second(actual)
                : WORLD;
    }

    /** The type, seen from outside an object that is self, of the actual type. */
    @Declarative
    static int substituteBoth(int type, int self, int actual) {
        return type(
                classOf(type),
                substitute(first(type), self, actual),
                substitute(second(type), self, actual));
    }

    @Declarative
    static boolean has(int set, int element) {
        return (set >> element & 1) != 0;
    }

    @Declarative
    static boolean mentionsThis(int type) {
        return first(type) == THIS || second(type) == THIS;
    }

    /** Whether a lies inside b, or is b, in every object: THIS, OWNER, OTHER, WORLD. */
    @Declarative
    static boolean insideInClass(int a, int b) {
        return b == WORLD || a != WORLD && a <= b;
    }

    /**
     * A class: what it extends (a class that comes before it); the types of all its fields and,
     * for methods 0 and 1, of parameter and result; the methods that it declares itself.
     */
    static class ClassDecl {
        @Range(min = OBJECT, max = CLASSES)
        int parent;

        /** The second owner of the class that it extends; the first is OWNER. */
        @Range(min = WORLD, max = OTHER)
        int parentOther;

        /* The second owner of each class that it extends, itself included; THIS: it does not. */

        @Range(min = WORLD, max = OTHER)
        int other1;

        @Range(min = WORLD, max = OTHER)
        int other2;

        @Range(min = WORLD, max = OTHER)
        int other3;

        @Range(min = WORLD, max = OTHER)
        int other4;

        @Range(min = 0, max = 4)
        int fields;

        @Range(min = 0, max = BOOL_TYPE)
        int field0;

        @Range(min = 0, max = BOOL_TYPE)
        int field1;

        @Range(min = 0, max = BOOL_TYPE)
        int field2;

        @Range(min = 0, max = BOOL_TYPE)
        int field3;

        @Range(min = 0, max = BOOL_TYPE)
        int parameter0;

        @Range(min = 0, max = BOOL_TYPE)
        int result0;

        @Tree Method method0;

        @Range(min = 0, max = BOOL_TYPE)
        int parameter1;

        @Range(min = 0, max = BOOL_TYPE)
        int result1;

        @Tree Method method1;

        @Declarative
        int field(int k) {
            return k == 0 ? field0 : k == 1 ? field1 : k == 2 ? field2 : field3;
        }

        @Declarative
        int other(int name) {
            return name == 1 ? other1
                    : name == 2 ? other2
                    : name == 3 ? other3
                    : name == 4 ? other4
                    : THIS;
        }

        @Declarative
        boolean extendsClass(int name) {
            return other(name) != THIS;
        }

        @Declarative
        int parameter(int method) {
            return method == 0 ? parameter0 : parameter1;
        }

        @Declarative
        int result(int method) {
            return method == 0 ? result0 : result1;
        }

        /** The type of that class which an object of this type has. */
        @Declarative
        int typeAs(int name, int type) {
            return type(name, first(type), substitute(other(name), UNKNOWN, type));
        }

        /** What it declares itself, or null. */
        @Declarative
        Method own(int method) {
            return method == 0 ? method0 : method1;
        }

        /** The class whose method runs, or null: of those that it extends the last comes first. */
        @Declarative
        ClassDecl declaring(int method, OwnershipJava program) {
            for (int k = CLASSES; k >= 1; k--) {
                ClassDecl c = program.at(k);
                if (c != null && extendsClass(k) && c.own(method) != null) {
                    return c;
                }
            }
            return null;
        }

        @Declarative
        boolean has(int method, OwnershipJava program) {
            return method <= 1 && declaring(method, program) != null;
        }

        /** All is well but for what a class owes to those that it extends. */
        @Declarative
        boolean wellFormed(int name, OwnershipJava program) {
            if (fields > program.fieldsOf(parent) + 2
                    || parentOther == THIS
                    || parent == OBJECT && parentOther != WORLD) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < fields ? !typeOk(field(k), program) : field(k) != 0) {
                    return false;
                }
            }
            return methodOk(0, name, program) && methodOk(1, name, program);
        }

        @Declarative
        boolean methodOk(int method, int name, OwnershipJava program) {
            if (!has(method, program)) {
                return parameter(method) == 0 && result(method) == 0;
            }
            Method own = own(method);
            return own == null
                    || typeOk(parameter(method), program)
                            && typeOk(result(method), program)
                            && own.wellTyped(name, parameter(method), program)
                            && subtype(
                                    own.typeIn(name, parameter(method), program),
                                    result(method),
                                    program);
        }

        /** A type of a field or method: the first owner lies inside the second. */
        @Declarative
        static boolean typeOk(int t, OwnershipJava program) {
            return program.declares(t)
                    && first(t) <= OTHER
                    && second(t) <= OTHER
                    && (!isReference(t) || insideInClass(first(t), second(t)));
        }

        /** The fields of a superclass come first, and its methods keep their types. */
        @Declarative
        boolean conformsTo(int name, OwnershipJava program) {
            ClassDecl superclass = program.at(name);
            if (fields < superclass.fields) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < superclass.fields && field(k) != seen(name, superclass.field(k))) {
                    return false;
                }
            }
            return keeps(0, name, program) && keeps(1, name, program);
        }

        /** A type that a superclass names, in this class's terms. */
        @Declarative
        int seen(int name, int type) {
            return substituteBoth(type, THIS, type(name, OWNER, other(name)));
        }

        @Declarative
        boolean keeps(int method, int name, OwnershipJava program) {
            ClassDecl superclass = program.at(name);
            return !superclass.has(method, program)
                    || parameter(method) == seen(name, superclass.parameter(method))
                            && result(method) == seen(name, superclass.result(method));
        }

        /** It extends Object or a class that comes before it, and what that one extends. */
        @Declarative
        boolean extendsOk(int name, OwnershipJava program) {
            for (int k = 1; k <= CLASSES; k++) {
                if (other(k) != (k == name ? OTHER : inherited(k, program))) {
                    return false;
                }
            }
            for (int k = 1; k < name; k++) {
                if (extendsClass(k) && !conformsTo(k, program)) {
                    return false;
                }
            }
            return parent < name;
        }

        /** The second owner of a class as the class that it extends has it. */
        @Declarative
        int inherited(int name, OwnershipJava program) {
            ClassDecl superclass = program.at(parent);
            return superclass == null ? THIS
                    : superclass.other(name) == OTHER ? parentOther
                    : superclass.other(name);
        }
    }

    @Declarative
    int fieldsOf(int name) {
        ClassDecl c = at(name);
        return c == null ? 0 : c.fields;
    }

    /** The first owner stays the same, the second one is what the class says. */
    @Declarative
    static boolean subtype(int a, int b, OwnershipJava program) {
        if (!isReference(a) || !isReference(b)) {
            return a == b;
        }
        return first(a) == first(b)
                && (classOf(b) == OBJECT || below(program.at(classOf(a)), a, b));
    }

    @Declarative
    static boolean below(ClassDecl c, int a, int b) {
        return c != null
                && c.extendsClass(classOf(b))
                && substitute(c.other(classOf(b)), UNKNOWN, a) == second(b);
    }

    /** An object: its class and owners and, for each field, a reference or a number. */
    static class Obj {
        /** Its place in the heap, from 1 on. */
        @Range(min = 1, max = 4)
        int number;

        @Range(min = 0, max = 0433)
        int type;

        /** The owners inside which it lies, one bit each, itself included. */
        @Range(min = 0, max = 31)
        int around;

        Obj reference0;
        Obj reference1;
        Obj reference2;
        Obj reference3;
        int number0;
        int number1;
        int number2;
        int number3;

        @Declarative
        Obj reference(int k) {
            return k == 0 ? reference0 : k == 1 ? reference1 : k == 2 ? reference2 : reference3;
        }

        @Declarative
        int number(int k) {
            return k == 0 ? number0 : k == 1 ? number1 : k == 2 ? number2 : number3;
        }

        /** The field holds what its type says; what it refers to is owned from outside. */
        @Declarative
        boolean holds(int k, int declared, OwnershipJava program) {
            Obj target = reference(k);
            if (declared == INT_TYPE) {
                return target == null;
            }
            if (declared == BOOL_TYPE) {
                return target == null && number(k) <= 1;
            }
            if (target == null) {
                return number(k) == 0;
            }
            return number(k) == 0
                    && program.allocated(target)
                    && subtype(target.type, substituteBoth(declared, number, type), program)
                    && has(around, first(target.type)); // owners are dominators
        }

        @Declarative
        boolean wellFormed(OwnershipJava program) {
            if (!isReference(type)
                    || !program.declares(type)
                    || first(type) >= number
                    || second(type) >= number
                    || around != (program.around(first(type)) | 1 << number)
                    || !program.inside(first(type), second(type))) {
                return false;
            }
            ClassDecl c = program.at(classOf(type));
            for (int k = 0; k < 4; k++) {
                if (c != null && k < c.fields
                        ? !holds(k, c.field(k), program)
                        : reference(k) != null || number(k) != 0) {
                    return false;
                }
            }
            return true;
        }

        void take(int k, Expression value) {
            switch (k) {
                case 0:
                    reference0 = value.object;
                    number0 = value.value;
                    break;
                case 1:
                    reference1 = value.object;
                    number1 = value.value;
                    break;
                case 2:
                    reference2 = value.object;
                    number2 = value.value;
                    break;
                default:
                    reference3 = value.object;
                    number3 = value.value;
                    break;
            }
        }
    }

    /** What expressions and bodies have in common: an operator applied to operands. */
    abstract static class Term {
        @Range(min = NULL, max = VARIABLE)
        int kind;

        /** Of NULL, NEW, CAST and IF. */
        @Range(min = 0, max = BOOL_TYPE)
        int type;

        /** Of FIELD, ASSIGN and CALL. */
        @Range(min = 0, max = 3)
        int name;

        /** Whether there is an operand 1 to 4. */
        @Declarative
        abstract boolean has(int k);

        /** Its type, where this and the parameter have these types. */
        @Declarative
        abstract int operand(int k, int self, int parameter, OwnershipJava program);

        /** The operand as an owner, or UNKNOWN. */
        @Declarative
        abstract int operandAsOwner(int k);

        /** Whether one owner lies inside another, where the term stands. */
        @Declarative
        abstract boolean inside(int a, int b, OwnershipJava program);

        @Declarative
        boolean operands(int count) {
            return has(1) == count >= 1
                    && has(2) == count >= 2
                    && has(3) == count >= 3
                    && has(4) == count >= 4;
        }

        /** The type of a well-typed term that is no value. */
        @Declarative
        int typeIn(int self, int parameter, OwnershipJava program) {
            switch (kind) {
                case FIELD: {
                    int object = operand(1, self, parameter, program);
                    return seen(program.at(classOf(object)).field(name), object);
                }
                case CALL: {
                    int object = operand(1, self, parameter, program);
                    return seen(program.at(classOf(object)).result(name), object);
                }
                case ASSIGN:
                case SEQUENCE:
                    return operand(2, self, parameter, program);
                case PLUS:
                    return INT_TYPE;
                case LESS:
                case NOT:
                case EQUAL:
                    return BOOL_TYPE;
                case VARIABLE:
                    return operand(1, self, parameter, program);
                default:
                    return type;
            }
        }

        /** A type that the class of the first operand names, seen from outside. */
        @Declarative
        int seen(int declared, int object) {
            return substituteBoth(declared, operandAsOwner(1), object);
        }

        /** Owners that mention THIS have a meaning only if it is known which object it is. */
        @Declarative
        boolean visible(int declared) {
            return !mentionsThis(declared) || operandAsOwner(1) != UNKNOWN;
        }

        @Declarative
        boolean typeOk(OwnershipJava program) {
            return program.declares(type)
                    && (isReference(type)
                            ? inside(first(type), second(type), program)
                            : first(type) == WORLD && second(type) == WORLD);
        }

        /** What the kind has no use for is nothing, so that no term is written in two ways. */
        @Declarative
        boolean plain() {
            boolean typed = kind == NULL || kind == NEW || kind == CAST || kind == IF;
            return (kind == FIELD || kind == ASSIGN || kind == CALL || name == 0)
                    && (typed || type == 0);
        }

        /** Its operands are well typed already. */
        @Declarative
        boolean wellTyped(int self, int parameter, OwnershipJava program) {
            if (!plain()) {
                return false;
            }
            switch (kind) {
                case NEW:
                    return operands(0) && isReference(type) && typeOk(program);
                case FIELD:
                    return operands(1) && fieldOk(self, parameter, program);
                case ASSIGN:
                    return operands(2) && assignOk(self, parameter, program);
                case CALL:
                    return operands(2) && callOk(self, parameter, program);
                case CAST:
                    return operands(1)
                            && isReference(operand(1, self, parameter, program))
                            && isReference(type)
                            && typeOk(program);
                case IF:
                    return operands(3)
                            && operand(1, self, parameter, program) == BOOL_TYPE
                            && typeOk(program)
                            && fits(2, type, self, parameter, program)
                            && fits(3, type, self, parameter, program);
                case PLUS:
                case LESS:
                    return operands(2)
                            && operand(1, self, parameter, program) == INT_TYPE
                            && operand(2, self, parameter, program) == INT_TYPE;
                case NOT:
                    return operands(1) && operand(1, self, parameter, program) == BOOL_TYPE;
                case EQUAL:
                    return operands(2)
                            && isReference(operand(1, self, parameter, program))
                            && isReference(operand(2, self, parameter, program));
                case SEQUENCE:
                    return operands(2);
                case VARIABLE:
                    return operands(1) && self != 0;
                default:
                    return false;
            }
        }

        @Declarative
        boolean fits(int k, int expected, int self, int parameter, OwnershipJava program) {
            return subtype(operand(k, self, parameter, program), expected, program);
        }

        @Declarative
        boolean fieldOk(int self, int parameter, OwnershipJava program) {
            ClassDecl c = program.at(classOf(operand(1, self, parameter, program)));
            return c != null && name < c.fields && visible(c.field(name));
        }

        @Declarative
        boolean assignOk(int self, int parameter, OwnershipJava program) {
            int object = operand(1, self, parameter, program);
            ClassDecl c = program.at(classOf(object));
            return c != null
                    && name < c.fields
                    && visible(c.field(name))
                    && fits(2, seen(c.field(name), object), self, parameter, program);
        }

        @Declarative
        boolean callOk(int self, int parameter, OwnershipJava program) {
            int object = operand(1, self, parameter, program);
            ClassDecl c = program.at(classOf(object));
            return c != null
                    && c.has(name, program)
                    && visible(c.parameter(name))
                    && visible(c.result(name))
                    && fits(2, seen(c.parameter(name), object), self, parameter, program);
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
        int operand(int k, int self, int parameter, OwnershipJava program) {
            return variable(k) == SELF ? type(self, OWNER, OTHER) : parameter;
        }

        @Declarative
        @Override
        int operandAsOwner(int k) {
            return variable(k) == SELF ? THIS : UNKNOWN;
        }

        @Declarative
        @Override
        boolean inside(int a, int b, OwnershipJava program) {
            return a <= OTHER && b <= OTHER && insideInClass(a, b);
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
        int operand(int k, int self, int parameter, OwnershipJava program) {
            return (k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4).typeOf(program);
        }

        @Declarative
        @Override
        int operandAsOwner(int k) {
            return (k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4).asOwner();
        }

        @Declarative
        int asOwner() {
            return kind == REFERENCE ? object.number : UNKNOWN;
        }

        @Declarative
        @Override
        boolean inside(int a, int b, OwnershipJava program) {
            return program.exists(a) && program.exists(b) && program.inside(a, b);
        }

        @Declarative
        int typeOf(OwnershipJava program) {
            switch (kind) {
                case REFERENCE:
                    return object.type;
                case INTEGER:
                    return INT_TYPE;
                case BOOLEAN:
                    return BOOL_TYPE;
                default:
                    return typeIn(0, 0, program);
            }
        }

        @Declarative
        boolean wellTyped(OwnershipJava program) {
            if (isValue()) {
                return operands(0) && plain() && valueOk(program);
            }
            return object == null
                    && value == 0
                    && (e1 == null || e1.wellTyped(program))
                    && (e2 == null || e2.wellTyped(program))
                    && (e3 == null || e3.wellTyped(program))
                    && (e4 == null || e4.wellTyped(program))
                    && wellTyped(0, 0, program);
        }

        @Declarative
        private boolean valueOk(OwnershipJava program) {
            switch (kind) {
                case NULL:
                    return isReference(type)
                            && typeOk(program)
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
        Expression smallStep(OwnershipJava program) throws StuckException {
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

        private Expression reduce(OwnershipJava program) throws StuckException {
            switch (kind) {
                case NEW:
                    return program.allocate(type);
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

        private Expression fail(OwnershipJava program) {
            program.failed = true;
            return this;
        }

        /* What is asked of the object without deciding which one it is. */

        @Declarative
        private ClassDecl actual(OwnershipJava program) {
            return program.at(classOf(e1.object.type));
        }

        @Declarative
        private boolean hasField(OwnershipJava program) {
            return e1.kind == REFERENCE && name < program.fieldsOf(classOf(e1.object.type));
        }

        @Declarative
        private boolean hasMethod(OwnershipJava program) {
            return e1.kind == REFERENCE
                    && actual(program) != null
                    && actual(program).has(name, program);
        }

        @Declarative
        private ClassDecl declaring(OwnershipJava program) {
            return actual(program).declaring(name, program);
        }

        @Declarative
        private boolean firstIsThis(OwnershipJava program) {
            return declaring(program).own(name).operand1 == SELF;
        }

        @Declarative
        private int bodyKind(OwnershipJava program) {
            return declaring(program).own(name).kind;
        }

        @Declarative
        private boolean castHolds(OwnershipJava program) {
            return subtype(e1.object.type, type, program);
        }

        private Expression access(OwnershipJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (hasField(program)) {
                return read(this, program);
            }
            throw new StuckException();
        }

        private Expression assign(OwnershipJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (!hasField(program)) {
                throw new StuckException();
            }
            e1.object.take(name, e2);
            return e2;
        }

        private Expression call(OwnershipJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (!hasMethod(program)) {
                throw new StuckException();
            }
            switch (bodyKind(program)) {
                case NEW:
                    return body(this, NEW, program);
                case FIELD:
                    return body(this, FIELD, program);
                case ASSIGN:
                    return withFirst(body(this, ASSIGN, program), program);
                case CALL:
                    return withFirst(body(this, CALL, program), program);
                case CAST:
                    return body(this, CAST, program);
                case IF:
                    return body(this, IF, program);
                case PLUS:
                    return body(this, PLUS, program);
                case LESS:
                    return body(this, LESS, program);
                case NOT:
                    return body(this, NOT, program);
                case EQUAL:
                    return body(this, EQUAL, program);
                case SEQUENCE:
                    return body(this, SEQUENCE, program);
                default:
                    return result(this, program);
            }
        }

        /** Decides which variable comes first: these kinds ask much of its type. */
        private Expression withFirst(Expression body, OwnershipJava program) {
            if (firstIsThis(program)) {
                body.e1 = substitute(SELF, this);
                return body;
            }
            body.e1 = substitute(PARAMETER, this);
            return body;
        }

        private Expression cast(OwnershipJava program) throws StuckException {
            if (e1.kind == NULL) {
                Expression e = new Expression(NULL);
                e.type = type;
                return e;
            }
            if (e1.kind != REFERENCE) {
                throw new StuckException();
            }
            return castHolds(program) ? e1 : fail(program);
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
    static Expression read(Expression access, OwnershipJava program) {
        Obj object = access.e1.object;
        int name = access.name;
        int t = program.at(classOf(object.type)).field(name);
        Obj target = object.reference(name);
        int kind = t == INT_TYPE ? INTEGER
                : t == BOOL_TYPE ? BOOLEAN
                : target == null ? NULL
                : REFERENCE;
        Expression e = new Expression(kind);
        e.type = kind == NULL ? substituteBoth(t, object.number, object.type) : 0;
        e.object = target;
        e.value = object.number(name);
        return e;
    }

    /** The value of a body that is a variable. */
    @Declarative
    static Expression result(Expression call, OwnershipJava program) {
        return substitute(call.declaring(program).own(call.name).operand1, call);
    }

    /**
     * The body, of this kind, with the values in place of the variables and the
     * owners in place of the owner parameters. The kind is constant,
     * the rest is left open: all methods whose bodies are alike are checked together.
     */
    @Declarative
    static Expression body(
            Expression call, int kind, OwnershipJava program) {
        ClassDecl declaring = call.declaring(program);
        Obj self = call.e1.object;
        Method m = declaring.own(call.name);
        Expression body = new Expression(kind);
        body.type = substituteBoth(m.type, self.number, program.typeIn(declaring, self.type));
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
        Expression e = variable == SELF ? call.e1 : call.e2;
        Expression value = new Expression(e.kind);
        value.type = e.type;
        value.object = e.object;
        value.value = e.value;
        return value;
    }

    @Tree ClassDecl[] classes;
    @Tree Obj[] heap;
    @Tree Expression root;

    /** The object that the last step made. */
    @Domain("null")
    Obj made;

    /** A cast or an access to null has failed: the program ends here. */
    boolean failed;

    private Expression allocate(int type) throws StuckException {
        if (made != null) {
            throw new StuckException("the heap is full");
        }
        made = new Obj();
        made.number = MADE;
        made.type = type;
        made.around = around(first(type)) | 1 << MADE;
        Expression e = new Expression(REFERENCE);
        e.object = made;
        return e;
    }

    /** The class with that number, or null. */
    @Declarative
    ClassDecl at(int name) {
        for (int k = 0; k < CLASSES; k++) {
            if (name == k + 1 && k < classes.length) {
                return classes[k];
            }
        }
        return null;
    }

    /** The type of a superclass that an object of this type has. */
    @Declarative
    int typeIn(ClassDecl superclass, int type) {
        for (int k = 1; k <= CLASSES; k++) {
            if (superclass == at(k)) {
                return at(classOf(type)).typeAs(k, type);
            }
        }
        return type;
    }

    @Declarative
    boolean declares(int t) {
        return classOf(t) <= classes.length || t == INT_TYPE || t == BOOL_TYPE;
    }

    /** In the heap, or made by the last step. */
    @Declarative
    boolean allocated(Obj o) {
        for (int k = 0; k < heap.length; k++) {
            if (heap[k] == o) {
                return true;
            }
        }
        return o.number == MADE;
    }

    @Declarative
    boolean exists(int owner) {
        return owner <= heap.length;
    }

    /** The owners inside which an owner lies, one bit each, itself included. */
    @Declarative
    int around(int owner) {
        if (owner == WORLD) {
            return 1 << WORLD;
        }
        for (int k = 0; k < heap.length; k++) {
            if (owner == k + 1) {
                return heap[k].around;
            }
        }
        return 0;
    }

    @Declarative
    boolean inside(int a, int b) {
        return has(around(a), b);
    }

    @Declarative
    @Override
    public boolean wellTyped() {
        if (classes == null || heap == null || root == null) {
            return false;
        }
        for (int k = 0; k < classes.length; k++) {
            ClassDecl c = classes[k];
            if (c == null || !c.extendsOk(k + 1, this) || !c.wellFormed(k + 1, this)) {
                return false;
            }
        }
        for (int k = 0; k < heap.length; k++) {
            if (heap[k] == null || heap[k].number != k + 1 || !heap[k].wellFormed(this)) {
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
