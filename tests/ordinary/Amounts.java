// expect: bad... violated, others hold at --ints 0..5
// Amounts that compare as equal and are not: 0 and 0.0.
import glassbox.Declarative;
import java.math.BigDecimal;

public class Amounts {
    BigDecimal amount = BigDecimal.ZERO;

    @Declarative boolean repOk() { return amount != null; }

    public void badSame(BigDecimal b) { if (b != null && b.compareTo(amount) == 0) assert b.equals(amount); }
    public void okSame(BigDecimal b) { if (b != null && b.equals(amount)) assert b.compareTo(amount) == 0; }
    public void badHash(BigDecimal b) { if (b != null && b.compareTo(amount) == 0) assert b.hashCode() == amount.hashCode(); }
    public void okHash(BigDecimal b) { if (b != null && b.equals(amount)) assert b.hashCode() == amount.hashCode(); }
    public void badWhole(BigDecimal b) { if (b != null) assert b.scale() == 0; }
    public void okSign(BigDecimal b) { if (b != null && b.signum() == 0) assert b.compareTo(BigDecimal.ZERO) == 0; }
    public void okSet(BigDecimal b) { if (b != null) amount = b; }
}
