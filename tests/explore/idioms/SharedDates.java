// explore: holds
import java.time.*;
public class SharedDates {
    static final LocalDate D = LocalDate.of(2020, 2, 29);
    static final Duration U = Duration.ofMinutes(5);
    public static void main(String[] args) throws Exception {
        boolean[] r = new boolean[2];
        Thread t = new Thread(() -> r[0] = D.plusYears(1).equals(LocalDate.of(2021, 2, 28)) && U.toString().equals("PT5M"));
        t.start();
        r[1] = D.isLeapYear() && D.toString().equals("2020-02-29");
        t.join();
        assert r[0] && r[1];
    }
}
