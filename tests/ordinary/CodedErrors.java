// expect: bad... violated, others hold at --ints 0..1 --objects String=1,CodeException=1
import glassbox.*;
import java.util.*;

public class CodedErrors {
    static class CodeException extends RuntimeException {
        final int code;
        CodeException(String m, int code) { super(m); this.code = code; }
    }
    private CodeException last;
    private final List<CodeException> all = new ArrayList<>();

    @Declarative public boolean repOk() { return !all.contains(null); }

    public void okNote(CodeException e) { if (e != null) { last = e; all.add(e); } }
    public void badNote(CodeException e) { last = e; all.add(e); }
    public void badThrow(CodeException e) { if (e != null && e.code == 1) throw e; }
    public void okThrow(CodeException e) throws CodeException { if (e != null && e.code == 1) throw e; }
    public void okMessage() { if (last != null) assert last.getMessage() == null || last.getMessage().length() >= 0; }
    public void okCaught(CodeException e) { try { if (e != null) throw e; } catch (CodeException x) { assert x == e && x.code == e.code; } }
    public void badCause(CodeException e) { if (e != null) assert e.getCause() == e; }
    public void okCause(CodeException e) { if (e != null) assert e.getCause() != e; }
}
