import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Mutants of a Java file, by the operators of MuJava: arithmetic (AOR, AOI, AOD), relational
 * (ROR), conditional (COR, COI, COD), shift (SOR), logical (LOR, LOI, LOD) and assignment
 * (ASR). Each mutant has one change.
 *
 * <pre>  java -cp build/glassbox.jar tests/tools/Mutate.java FILE METHOD,... COUNT FOLDER</pre>
 *
 * Changes the named methods and what they call within the class, takes COUNT mutants spread
 * evenly over all, and writes FOLDER/NNN/FILE and FOLDER/NNN/description.txt. What does not
 * compile is passed over. The same input gives the same mutants.
 */
public final class Mutate {
    /** One change: the characters from start to end become text. */
    private static final class Change {
        final String operator;
        final long line;
        final int start;
        final int end;
        final String text;
        final int shownStart;
        final int shownEnd;

        Change(String operator, long line, int start, int end, String text, int shownStart, int shownEnd) {
            this.operator = operator;
            this.line = line;
            this.start = start;
            this.end = end;
            this.text = text;
            this.shownStart = shownStart;
            this.shownEnd = shownEnd;
        }

        String apply(String source) {
            return source.substring(0, start) + text + source.substring(end);
        }

        String describe(String source) {
            String before = source.substring(shownStart, shownEnd);
            String after = source.substring(shownStart, start) + text + source.substring(end, shownEnd);
            return (operator + " line " + line + ": " + before + " -> " + after).replaceAll("\\s+", " ");
        }
    }

    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        Path folder = Path.of(args[3]);
        int count = Integer.parseInt(args[2]);
        String source = Files.readString(file);
        List<Change> all = changes(file, source, Arrays.asList(args[1].split(",")));
        Path scratch = Files.createTempDirectory("mutate");
        int written = 0;
        int next = 0;
        for (int i = 0; i < count && next < all.size(); i++) {
            next = Math.max(next, (int) ((long) i * all.size() / count));
            while (next < all.size() && !compiles(file, all.get(next).apply(source), scratch)) {
                next++;
            }
            if (next < all.size()) {
                Change change = all.get(next++);
                Path mutant = Files.createDirectories(folder.resolve(String.format("%03d", ++written)));
                Files.writeString(mutant.resolve(file.getFileName()), change.apply(source));
                Files.writeString(mutant.resolve("description.txt"), change.describe(source) + "\n");
            }
        }
        System.err.println(written + " of " + all.size() + " mutants");
    }

    private static boolean compiles(Path file, String source, Path scratch) throws IOException {
        Path copy = scratch.resolve(file.getFileName());
        Files.writeString(copy, source);
        return ToolProvider.getSystemJavaCompiler().run(null, null, new java.io.ByteArrayOutputStream(),
                "-proc:none", "-nowarn", "-cp", System.getProperty("java.class.path"),
                "-d", scratch.toString(), copy.toString()) == 0;
    }

    private static List<Change> changes(Path file, String source, List<String> roots) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Iterable<? extends JavaFileObject> inputs = files.getJavaFileObjects(file.toFile());
        JavacTask task = (JavacTask) compiler.getTask(null, files, null,
                List.of("-proc:none", "-cp", System.getProperty("java.class.path")), null, inputs);
        CompilationUnitTree unit = task.parse().iterator().next();
        task.analyze();
        Set<String> methods = new HashSet<>(roots);
        for (int size = 0; size < methods.size();) {
            size = methods.size();
            addCalled(unit, methods);
        }
        Finder finder = new Finder(unit, Trees.instance(task), source, methods);
        finder.scan(unit, null);
        return finder.found;
    }

    /** Adds the names of the methods that those in the set call without a receiver. */
    private static void addCalled(CompilationUnitTree unit, Set<String> methods) {
        new TreePathScanner<Void, Boolean>() {
            @Override
            public Void visitMethod(MethodTree m, Boolean inside) {
                return super.visitMethod(m, methods.contains(m.getName().toString()));
            }

            @Override
            public Void visitMethodInvocation(MethodInvocationTree call, Boolean inside) {
                if (Boolean.TRUE.equals(inside) && call.getMethodSelect() instanceof IdentifierTree) {
                    methods.add(((IdentifierTree) call.getMethodSelect()).getName().toString());
                }
                return super.visitMethodInvocation(call, inside);
            }
        }.scan(unit, false);
    }

    /** Collects the changes in source order. */
    private static final class Finder extends TreePathScanner<Void, Void> {
        private static final List<String> ARITHMETIC = List.of("+", "-", "*", "/", "%");
        private static final List<String> RELATIONAL = List.of("<", "<=", ">", ">=", "==", "!=");
        private static final List<String> SHIFT = List.of("<<", ">>", ">>>");
        private static final List<String> LOGICAL = List.of("&", "|", "^");
        private static final List<String> ASSIGNMENT =
                List.of("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>=");

        final List<Change> found = new ArrayList<>();
        private final CompilationUnitTree unit;
        private final Trees trees;
        private final SourcePositions positions;
        private final String source;
        private final Set<String> methods;

        Finder(CompilationUnitTree unit, Trees trees, String source, Set<String> methods) {
            this.unit = unit;
            this.trees = trees;
            this.positions = trees.getSourcePositions();
            this.source = source;
            this.methods = methods;
        }

        private int start(Tree t) {
            return (int) positions.getStartPosition(unit, t);
        }

        private int end(Tree t) {
            return (int) positions.getEndPosition(unit, t);
        }

        private void add(String operator, Tree shown, int start, int end, String text) {
            found.add(new Change(operator, unit.getLineMap().getLineNumber(start), start, end, text,
                    start(shown), end(shown)));
        }

        private TypeKind kind(Tree t) {
            TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), t));
            return type == null ? TypeKind.NONE : type.getKind();
        }

        @Override
        public Void visitMethod(MethodTree m, Void p) {
            Element owner = trees.getElement(getCurrentPath());
            boolean nested = owner != null && owner.getEnclosingElement().getEnclosingElement() != null
                    && owner.getEnclosingElement().getEnclosingElement().getKind().isClass();
            return methods.contains(m.getName().toString()) && !nested ? scan(m.getBody(), p) : null;
        }

        @Override
        public Void visitVariable(VariableTree v, Void p) {
            boolean isField = getCurrentPath().getParentPath().getLeaf() instanceof ClassTree;
            return isField ? null : super.visitVariable(v, p);
        }

        @Override
        public Void visitBinary(BinaryTree b, Void p) {
            int from = source.indexOf(sign(b), end(b.getLeftOperand()));
            int to = from + sign(b).length();
            boolean isNumber = kind(b.getLeftOperand()).isPrimitive() && kind(b.getLeftOperand()) != TypeKind.BOOLEAN;
            String sign = sign(b);
            replace(b, "AOR", ARITHMETIC, sign, from, to);
            replace(b, "SOR", SHIFT, sign, from, to);
            replace(b, "LOR", LOGICAL, sign, from, to);
            replace(b, "ROR", isNumber ? RELATIONAL : List.of("==", "!="), sign, from, to);
            replace(b, "COR", List.of("&&", "||"), sign, from, to);
            negate(b);
            return super.visitBinary(b, p);
        }

        private static String sign(BinaryTree b) {
            switch (b.getKind()) {
                case PLUS: return "+";
                case MINUS: return "-";
                case MULTIPLY: return "*";
                case DIVIDE: return "/";
                case REMAINDER: return "%";
                case LESS_THAN: return "<";
                case LESS_THAN_EQUAL: return "<=";
                case GREATER_THAN: return ">";
                case GREATER_THAN_EQUAL: return ">=";
                case EQUAL_TO: return "==";
                case NOT_EQUAL_TO: return "!=";
                case LEFT_SHIFT: return "<<";
                case RIGHT_SHIFT: return ">>";
                case UNSIGNED_RIGHT_SHIFT: return ">>>";
                case AND: return "&";
                case OR: return "|";
                case XOR: return "^";
                case CONDITIONAL_AND: return "&&";
                default: return "||";
            }
        }

        private void replace(Tree shown, String operator, List<String> group, String sign, int from, int to) {
            if (group.contains(sign)) {
                for (String other : group) {
                    if (!other.equals(sign)) {
                        add(operator, shown, from, to, other);
                    }
                }
            }
        }

        /** COI: the negation of a boolean expression. */
        private void negate(ExpressionTree e) {
            if (trees.getTypeMirror(getCurrentPath()) != null
                    && trees.getTypeMirror(getCurrentPath()).getKind() == TypeKind.BOOLEAN) {
                add("COI", e, start(e), end(e), "!(" + source.substring(start(e), end(e)) + ")");
            }
        }

        @Override
        public Void visitUnary(UnaryTree u, Void p) {
            String operand = source.substring(start(u.getExpression()), end(u.getExpression()));
            switch (u.getKind()) {
                case POSTFIX_INCREMENT: add("AOR", u, start(u), end(u), operand + "--"); break;
                case POSTFIX_DECREMENT: add("AOR", u, start(u), end(u), operand + "++"); break;
                case PREFIX_INCREMENT: add("AOR", u, start(u), end(u), "--" + operand); break;
                case PREFIX_DECREMENT: add("AOR", u, start(u), end(u), "++" + operand); break;
                case UNARY_MINUS: add("AOD", u, start(u), end(u), operand); break;
                case BITWISE_COMPLEMENT: add("LOD", u, start(u), end(u), operand); break;
                case LOGICAL_COMPLEMENT: add("COD", u, start(u), end(u), operand); break;
                default: break;
            }
            boolean writes = u.getKind().toString().contains("CREMENT");
            if (writes) { // AOD: the statement without its effect
                Tree parent = getCurrentPath().getParentPath().getLeaf();
                if (parent.getKind() == Tree.Kind.EXPRESSION_STATEMENT) {
                    add("AOD", parent, start(parent), end(parent), ";");
                }
                return null;
            }
            return super.visitUnary(u, p);
        }

        @Override
        public Void visitCompoundAssignment(CompoundAssignmentTree a, Void p) {
            int from = end(a.getVariable());
            while (Character.isWhitespace(source.charAt(from))) {
                from++;
            }
            int to = source.indexOf('=', from) + 1;
            replace(a, "ASR", ASSIGNMENT, source.substring(from, to), from, to);
            return scan(a.getExpression(), p);
        }

        @Override
        public Void visitAssignment(AssignmentTree a, Void p) {
            return scan(a.getExpression(), p);
        }

        @Override
        public Void visitIdentifier(IdentifierTree i, Void p) {
            insert(i);
            return null;
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree m, Void p) {
            insert(m);
            return null;
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void p) {
            negate(call);
            return scan(call.getArguments(), p);
        }

        /** AOI, LOI and COI on a variable that is read. */
        private void insert(ExpressionTree e) {
            TypeMirror type = trees.getTypeMirror(getCurrentPath());
            String text = source.substring(start(e), end(e));
            if (type != null && type.getKind() == TypeKind.INT) {
                for (String changed : List.of("++" + text, "--" + text, text + "++", text + "--", "-" + text)) {
                    add("AOI", e, start(e), end(e), changed);
                }
                add("LOI", e, start(e), end(e), "~" + text);
            } else if (type != null && type.getKind() == TypeKind.BOOLEAN) {
                add("COI", e, start(e), end(e), "!" + text);
            }
        }
    }
}
