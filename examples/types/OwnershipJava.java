// bench: +18 --arrays 4 --ints 0..N
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
 * the parameters OWNER and OTHER; at run time it is the number of an object, or WORLD. The two
 * owners of a type are one number, {@code first * 8 + second}. For the rest see MiniJava: with
 * {@code --arrays 4}, an expression of n nodes is {@code --nodes} 18 + n.
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
    static final int UNKNOWN = -1;

    /** The number of the object that a step makes. */
    static final int MADE = 5;

    @Declarative
    static int first(int owners) {
        return owners >> 3;
    }

    @Declarative
    static int second(int owners) {
        return owners & 7;
    }

    @Declarative
    static int pair(int first, int second) {
        return first * 8 + second;
    }

    /** The owner that a parameter stands for, seen from outside. */
    @Declarative
    static int substitute(int owner, int self, int actual) {
        return owner == THIS ? self
                : owner == OWNER ? first(actual)
                : owner == OTHER ? second(actual)
                : WORLD;
    }

    @Declarative
    static int substituteBoth(int owners, int self, int actual) {
        return pair(
                substitute(first(owners), self, actual),
                substitute(second(owners), self, actual));
    }

    @Declarative
    static boolean has(int set, int element) {
        return element >= 0 && (set >> element & 1) != 0;
    }

    @Declarative
    static boolean mentionsThis(int owners) {
        return first(owners) == THIS || second(owners) == THIS;
    }

    /** Whether a lies inside b, or is b, in every object: THIS, OWNER, OTHER, WORLD. */
    @Declarative
    static boolean insideInClass(int a, int b) {
        return b == WORLD || a != WORLD && a <= b;
    }

    /** A class, or one of the two primitive types. */
    abstract static class Type {}

    static class Primitive extends Type {}

    /**
     * A class: what it extends (a class that comes before it); the types of all its fields and,
     * for methods 0 and 1, of parameter and result; the methods that it declares itself.
     */
    static class ClassDecl extends Type {
        ClassDecl parent;

        /** The second owner of the class that it extends; the first is OWNER. */
        @Range(min = WORLD, max = OTHER)
        int parentOther;

        /* The second owner of each class that it extends, itself included; THIS: it does not. */

        @Range(min = WORLD, max = OTHER)
        int other0;

        @Range(min = WORLD, max = OTHER)
        int other1;

        @Range(min = WORLD, max = OTHER)
        int other2;

        @Range(min = WORLD, max = OTHER)
        int other3;

        @Range(min = 0, max = 4)
        int fields;

        Type field0;
        Type field1;
        Type field2;
        Type field3;

        @Range(min = 0, max = 27)
        int fieldOwners0;

        @Range(min = 0, max = 27)
        int fieldOwners1;

        @Range(min = 0, max = 27)
        int fieldOwners2;

        @Range(min = 0, max = 27)
        int fieldOwners3;

        Type parameter0;
        Type result0;

        @Range(min = 0, max = 27)
        int parameterOwners0;

        @Range(min = 0, max = 27)
        int resultOwners0;

        @Tree Method method0;

        Type parameter1;
        Type result1;

        @Range(min = 0, max = 27)
        int parameterOwners1;

        @Range(min = 0, max = 27)
        int resultOwners1;

        @Tree Method method1;

        @Declarative
        Type field(int k) {
            return k == 0 ? field0 : k == 1 ? field1 : k == 2 ? field2 : field3;
        }

        @Declarative
        int fieldOwners(int k) {
            return k == 0 ? fieldOwners0
                    : k == 1 ? fieldOwners1
                    : k == 2 ? fieldOwners2
                    : fieldOwners3;
        }

        @Declarative
        int other(int k) {
            return k == 0 ? other0 : k == 1 ? other1 : k == 2 ? other2 : other3;
        }

        @Declarative
        boolean extendsClass(int k) {
            return other(k) != THIS;
        }

        @Declarative
        Type parameter(int method) {
            return method == 0 ? parameter0 : parameter1;
        }

        @Declarative
        Type result(int method) {
            return method == 0 ? result0 : result1;
        }

        @Declarative
        int parameterOwners(int method) {
            return method == 0 ? parameterOwners0 : parameterOwners1;
        }

        @Declarative
        int resultOwners(int method) {
            return method == 0 ? resultOwners0 : resultOwners1;
        }

        /** The owners in class k, for an object of this class with these. */
        @Declarative
        int ownersIn(int k, int owners) {
            return pair(first(owners), substitute(other(k), UNKNOWN, owners));
        }

        @Declarative
        int ownersIn(ClassDecl superclass, int owners, OwnershipJava program) {
            int found = owners;
            for (int k = 0; k < CLASSES; k++) {
                if (superclass == program.at(k)) {
                    found = ownersIn(k, owners);
                }
            }
            return found;
        }

        /** What it declares itself, or null. */
        @Declarative
        Method own(int name) {
            return name == 0 ? method0 : method1;
        }

        /** The class whose method runs, or null: of those that it extends the last comes first. */
        @Declarative
        ClassDecl declaring(int name, OwnershipJava program) {
            for (int k = CLASSES - 1; k >= 0; k--) {
                ClassDecl c = program.at(k);
                if (c != null && extendsClass(k) && c.own(name) != null) {
                    return c;
                }
            }
            return null;
        }

        @Declarative
        boolean has(int name, OwnershipJava program) {
            return name <= 1 && declaring(name, program) != null;
        }

        /** All is well but for what a class owes to those that it extends. */
        @Declarative
        boolean wellFormed(OwnershipJava program) {
            if (fields > fieldsOf(parent) + 2
                    || parentOther == THIS
                    || parent == null && parentOther != WORLD) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < fields
                        ? !typeOk(field(k), fieldOwners(k), program)
                        : field(k) != null || fieldOwners(k) != 0) {
                    return false;
                }
            }
            return methodOk(0, program) && methodOk(1, program);
        }

        @Declarative
        boolean methodOk(int name, OwnershipJava program) {
            if (!has(name, program)) {
                return parameter(name) == null
                        && result(name) == null
                        && parameterOwners(name) == 0
                        && resultOwners(name) == 0;
            }
            Method own = own(name);
            return own == null
                    || typeOk(parameter(name), parameterOwners(name), program)
                            && typeOk(result(name), resultOwners(name), program)
                            && own.wellTyped(this, name, program)
                            && subtype(
                                    own.typeIn(this, name, program),
                                    own.ownersIn(this, name, program),
                                    result(name),
                                    resultOwners(name),
                                    program);
        }

        /** A type of a field or method: the first owner lies inside the second. */
        @Declarative
        static boolean typeOk(Type t, int owners, OwnershipJava program) {
            return program.declares(t)
                    && second(owners) <= OTHER
                    && (isReference(t)
                            ? insideInClass(first(owners), second(owners))
                            : owners == 0);
        }

        /** The fields of class i come first, and its methods keep their types. */
        @Declarative
        boolean conformsTo(int i, OwnershipJava program) {
            ClassDecl superclass = program.at(i);
            if (fields < superclass.fields) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < superclass.fields
                        && (field(k) != superclass.field(k)
                                || fieldOwners(k) != seen(i, superclass.fieldOwners(k)))) {
                    return false;
                }
            }
            return keeps(0, i, program) && keeps(1, i, program);
        }

        /** Owners that class i names, in this class's terms. */
        @Declarative
        int seen(int i, int owners) {
            return substituteBoth(owners, THIS, pair(OWNER, other(i)));
        }

        @Declarative
        boolean keeps(int name, int i, OwnershipJava program) {
            ClassDecl superclass = program.at(i);
            return !superclass.has(name, program)
                    || parameter(name) == superclass.parameter(name)
                            && parameterOwners(name) == seen(i, superclass.parameterOwners(name))
                            && result(name) == superclass.result(name)
                            && resultOwners(name) == seen(i, superclass.resultOwners(name));
        }

        /** Class k extends Object or a class that comes before it, and what that one extends. */
        @Declarative
        boolean extendsOk(int k, OwnershipJava program) {
            for (int i = 0; i < CLASSES; i++) {
                if (other(i) != (i == k ? OTHER : inherited(i))) {
                    return false;
                }
            }
            boolean found = parent == null;
            for (int i = 0; i < k; i++) {
                found = found || parent == program.at(i);
                if (extendsClass(i) && !conformsTo(i, program)) {
                    return false;
                }
            }
            return found;
        }

        /** The second owner of class i as the class that it extends has it. */
        @Declarative
        int inherited(int i) {
            return parent == null ? THIS : parent.other(i) == OTHER ? parentOther : parent.other(i);
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

    /** The first owner stays the same, the second one is what the class says. */
    @Declarative
    static boolean subtype(Type a, int owners, Type b, int expected, OwnershipJava program) {
        if (!isReference(a) || !isReference(b)) {
            return a == b;
        }
        return first(owners) == first(expected)
                && (b == null || a != null && below((ClassDecl) a, owners, b, expected, program));
    }

    @Declarative
    static boolean below(ClassDecl a, int owners, Type b, int expected, OwnershipJava program) {
        boolean found = false;
        for (int k = 0; k < CLASSES; k++) {
            if (b == program.at(k)) {
                found = a.extendsClass(k)
                        && substitute(a.other(k), UNKNOWN, owners) == second(expected);
            }
        }
        return found;
    }

    /** An object: its class and owners and, for each field, a reference or a number. */
    static class Obj {
        /** Its place in the heap, from 1 on. */
        @Range(min = 1, max = 4)
        int number;

        ClassDecl type;

        @Range(min = 0, max = 27)
        int owners;

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
        boolean holds(int k, OwnershipJava program) {
            Type t = type.field(k);
            Obj target = reference(k);
            if (t == program.integer) {
                return target == null;
            }
            if (t == program.bool) {
                return target == null && number(k) <= 1;
            }
            if (target == null) {
                return number(k) == 0;
            }
            return number(k) == 0
                    && program.allocated(target)
                    && subtype(
                            target.type,
                            target.owners,
                            t,
                            substituteBoth(type.fieldOwners(k), number, owners),
                            program)
                    && has(around, first(target.owners)); // owners are dominators
        }

        @Declarative
        boolean wellFormed(OwnershipJava program) {
            if (!program.declares(type)
                    || first(owners) >= number
                    || second(owners) >= number
                    || around != (program.around(first(owners)) | 1 << number)
                    || !program.inside(first(owners), second(owners))) {
                return false;
            }
            for (int k = 0; k < 4; k++) {
                if (k < fieldsOf(type)
                        ? !holds(k, program)
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

        /** The owners of that type. */
        @Range(min = 0, max = 36)
        int owners;

        /** Of FIELD, ASSIGN and CALL. */
        @Range(min = 0, max = 3)
        int name;

        /** Whether there is an operand 1 to 4. */
        @Declarative
        abstract boolean has(int k);

        /** Its type, in a method of the class; null: in none. */
        @Declarative
        abstract Type operand(int k, ClassDecl self, int method, OwnershipJava program);

        @Declarative
        abstract int operandOwners(int k, ClassDecl self, int method, OwnershipJava program);

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
        Type typeIn(ClassDecl self, int method, OwnershipJava program) {
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

        @Declarative
        int ownersIn(ClassDecl self, int method, OwnershipJava program) {
            switch (kind) {
                case FIELD:
                    return seen(
                            classOf(operand(1, self, method, program)).fieldOwners(name),
                            self,
                            method,
                            program);
                case CALL:
                    return seen(
                            classOf(operand(1, self, method, program)).resultOwners(name),
                            self,
                            method,
                            program);
                case ASSIGN:
                case SEQUENCE:
                    return operandOwners(2, self, method, program);
                case VARIABLE:
                    return operandOwners(1, self, method, program);
                case PLUS:
                case LESS:
                case NOT:
                case EQUAL:
                    return 0;
                default:
                    return owners;
            }
        }

        /** Owners that the class of the first operand names, seen from outside. */
        @Declarative
        int seen(int declared, ClassDecl self, int method, OwnershipJava program) {
            return substituteBoth(
                    declared, operandAsOwner(1), operandOwners(1, self, method, program));
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
                            ? inside(first(owners), second(owners), program)
                            : owners == 0);
        }

        /** What the kind has no use for is nothing, so that no term is written in two ways. */
        @Declarative
        boolean plain() {
            boolean typed = kind == NULL || kind == NEW || kind == CAST || kind == IF;
            return (kind == FIELD || kind == ASSIGN || kind == CALL || name == 0)
                    && (typed || type == null && owners == 0);
        }

        /** Its operands are well typed already. */
        @Declarative
        boolean wellTyped(ClassDecl self, int method, OwnershipJava program) {
            if (!plain()) {
                return false;
            }
            switch (kind) {
                case NEW:
                    return operands(0) && isReference(type) && typeOk(program);
                case FIELD:
                    return operands(1) && fieldOk(self, method, program);
                case ASSIGN:
                    return operands(2) && assignOk(self, method, program);
                case CALL:
                    return operands(2) && callOk(self, method, program);
                case CAST:
                    return operands(1)
                            && isReference(operand(1, self, method, program))
                            && isReference(type)
                            && typeOk(program);
                case IF:
                    return operands(3)
                            && operand(1, self, method, program) == program.bool
                            && typeOk(program)
                            && fits(2, type, owners, self, method, program)
                            && fits(3, type, owners, self, method, program);
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
        boolean fits(
                int k, Type t, int expected, ClassDecl self, int method, OwnershipJava program) {
            return subtype(
                    operand(k, self, method, program),
                    operandOwners(k, self, method, program),
                    t,
                    expected,
                    program);
        }

        @Declarative
        boolean fieldOk(ClassDecl self, int method, OwnershipJava program) {
            Type object = operand(1, self, method, program);
            return name < fieldsOf(object) && visible(classOf(object).fieldOwners(name));
        }

        @Declarative
        boolean assignOk(ClassDecl self, int method, OwnershipJava program) {
            Type object = operand(1, self, method, program);
            if (name >= fieldsOf(object)) {
                return false;
            }
            int declared = classOf(object).fieldOwners(name);
            int expected = seen(declared, self, method, program);
            return visible(declared)
                    && fits(2, classOf(object).field(name), expected, self, method, program);
        }

        @Declarative
        boolean callOk(ClassDecl self, int method, OwnershipJava program) {
            ClassDecl receiver = classOf(operand(1, self, method, program));
            if (receiver == null || !receiver.has(name, program)) {
                return false;
            }
            int declared = receiver.parameterOwners(name);
            int expected = seen(declared, self, method, program);
            return visible(declared)
                    && visible(receiver.resultOwners(name))
                    && fits(2, receiver.parameter(name), expected, self, method, program);
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
        Type operand(int k, ClassDecl self, int method, OwnershipJava program) {
            return variable(k) == SELF ? self : self.parameter(method);
        }

        @Declarative
        @Override
        int operandOwners(int k, ClassDecl self, int method, OwnershipJava program) {
            return variable(k) == SELF ? pair(OWNER, OTHER) : self.parameterOwners(method);
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
        Type operand(int k, ClassDecl self, int method, OwnershipJava program) {
            return (k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4).typeOf(program);
        }

        @Declarative
        @Override
        int operandOwners(int k, ClassDecl self, int method, OwnershipJava program) {
            return (k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4).ownersOf(program);
        }

        @Declarative
        @Override
        int operandAsOwner(int k) {
            Expression e = k == 1 ? e1 : k == 2 ? e2 : k == 3 ? e3 : e4;
            return e.kind == REFERENCE ? e.object.number : UNKNOWN;
        }

        @Declarative
        @Override
        boolean inside(int a, int b, OwnershipJava program) {
            return program.exists(a) && program.exists(b) && program.inside(a, b);
        }

        @Declarative
        int ownersOf(OwnershipJava program) {
            switch (kind) {
                case REFERENCE:
                    return object.owners;
                case INTEGER:
                case BOOLEAN:
                    return 0;
                default:
                    return ownersIn(null, 0, program);
            }
        }

        @Declarative
        Type typeOf(OwnershipJava program) {
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
                    && wellTyped(null, 0, program);
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
                    return program.allocate((ClassDecl) type, owners);
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
        private boolean hasField() {
            return e1.kind == REFERENCE && name < fieldsOf(e1.object.type);
        }

        @Declarative
        private boolean hasMethod(OwnershipJava program) {
            return e1.kind == REFERENCE
                    && e1.object.type != null
                    && e1.object.type.has(name, program);
        }

        @Declarative
        private ClassDecl declaring(OwnershipJava program) {
            return e1.object.type.declaring(name, program);
        }

        @Declarative
        private boolean firstIsThis(ClassDecl declaring) {
            return declaring.own(name).operand1 == SELF;
        }

        @Declarative
        private int bodyKind(ClassDecl declaring) {
            return declaring.own(name).kind;
        }

        @Declarative
        private boolean castHolds(OwnershipJava program) {
            return subtype(e1.object.type, e1.object.owners, type, owners, program);
        }

        private Expression access(OwnershipJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (hasField()) {
                return read(this, program);
            }
            throw new StuckException();
        }

        private Expression assign(OwnershipJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (!hasField()) {
                throw new StuckException();
            }
            e1.object.take(e1.object.with(name, e2));
            return e2;
        }

        private Expression call(OwnershipJava program) throws StuckException {
            if (e1.kind == NULL) {
                return fail(program);
            }
            if (!hasMethod(program)) {
                throw new StuckException();
            }
            ClassDecl declaring = declaring(program);
            switch (bodyKind(declaring)) {
                case NEW:
                    return body(this, NEW, declaring, program);
                case FIELD:
                    return body(this, FIELD, declaring, program);
                case ASSIGN:
                    return withFirst(body(this, ASSIGN, declaring, program), declaring);
                case CALL:
                    return withFirst(body(this, CALL, declaring, program), declaring);
                case CAST:
                    return body(this, CAST, declaring, program);
                case IF:
                    return body(this, IF, declaring, program);
                case PLUS:
                    return body(this, PLUS, declaring, program);
                case LESS:
                    return body(this, LESS, declaring, program);
                case NOT:
                    return body(this, NOT, declaring, program);
                case EQUAL:
                    return body(this, EQUAL, declaring, program);
                case SEQUENCE:
                    return body(this, SEQUENCE, declaring, program);
                default:
                    return result(this, declaring);
            }
        }

        /** Decides which variable comes first: these kinds ask much of its type. */
        private Expression withFirst(Expression body, ClassDecl declaring) {
            if (firstIsThis(declaring)) {
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
                e.owners = owners;
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

    @Declarative
    static int ownersOfField(Obj object, int name) {
        return substituteBoth(object.type.fieldOwners(name), object.number, object.owners);
    }

    /** The value of the field, whichever it is. */
    @Declarative
    static Expression read(Expression access, OwnershipJava program) {
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
        e.owners = kind == NULL ? ownersOfField(object, name) : 0;
        e.object = target;
        e.value = object.number(name);
        return e;
    }

    /** The value of a body that is a variable. */
    @Declarative
    static Expression result(Expression call, ClassDecl declaring) {
        return substitute(declaring.own(call.name).operand1, call);
    }

    /**
     * The body, of this kind, with the values in place of the variables and the
     * owners in place of the owner parameters. The kind is constant,
     * the rest is left open: all methods whose bodies are alike are checked together.
     */
    @Declarative
    static Expression body(
            Expression call, int kind, ClassDecl declaring, OwnershipJava program) {
        Obj self = call.e1.object;
        Method m = declaring.own(call.name);
        Expression body = new Expression(kind);
        body.type = m.type;
        body.owners =
                substituteBoth(
                        m.owners,
                        self.number,
                        self.type.ownersIn(declaring, self.owners, program));
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
        value.owners = e.owners;
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

    private Expression allocate(ClassDecl type, int owners) throws StuckException {
        if (made != null) {
            throw new StuckException("the heap is full");
        }
        made = new Obj();
        made.number = MADE;
        made.type = type;
        made.owners = owners;
        made.around = around(first(owners)) | 1 << MADE;
        Expression e = new Expression(REFERENCE);
        e.object = made;
        return e;
    }

    /** Class k, or null. */
    @Declarative
    ClassDecl at(int k) {
        return k < classes.length ? classes[k] : null;
    }

    @Declarative
    boolean declares(Type t) {
        for (int k = 0; k < CLASSES; k++) {
            if (at(k) == t) {
                return true;
            }
        }
        return t == null || t == integer || t == bool;
    }

    @Declarative
    boolean allocated(Obj o) {
        for (int k = 0; k < heap.length; k++) {
            if (heap[k] == o) {
                return true;
            }
        }
        return o == made;
    }

    @Declarative
    boolean exists(int owner) {
        return owner >= WORLD && (owner <= heap.length || owner == MADE && made != null);
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
        return made == null ? 0 : made.around;
    }

    @Declarative
    boolean inside(int a, int b) {
        return has(around(a), b);
    }

    @Declarative
    @Override
    public boolean wellTyped() {
        if (integer == null || bool == null || classes == null || heap == null || root == null) {
            return false;
        }
        for (int k = 0; k < classes.length; k++) {
            ClassDecl c = classes[k];
            if (c == null || !c.extendsOk(k, this) || !c.wellFormed(this)) {
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
