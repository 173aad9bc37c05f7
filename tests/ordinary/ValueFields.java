// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.math.*;
import java.time.*;
import java.util.*;
public class ValueFields {
    private BigInteger big = BigInteger.ONE; private BigDecimal price = BigDecimal.ZERO; private LocalDate day = LocalDate.of(1970, 1, 1);
    @Declarative public boolean repOk() { return big != null && big.signum() >= 0 && price != null && price.signum() >= 0 && day != null; }
    public void okAdd(int k) { if (k >= 0) big = big.add(BigInteger.valueOf(k)); }
    public void badSub(int k) { big = big.subtract(BigInteger.valueOf(k)); }
    public void okPrice() { price = price.multiply(new BigDecimal("1.5")); }
    public void badPrice() { price = price.subtract(BigDecimal.ONE); }
    public void okDay() { LocalDate d = day.plusDays(1); assert d.isAfter(day); }
    public void badDay() { assert day.getDayOfMonth() < 4; }
    public void okParam(BigInteger b) { if (b != null) assert b.add(big).subtract(b).equals(big); }
    public void badParam(BigInteger b) { big.mod(b); }
}
