// expect: bad... violated, others hold at --ints 0..3
// open: bdd,explicit: badYear badLeap badMonth okElapsed
import glassbox.*;
import java.time.*;
import java.util.*;
public class DatesNow {
    int n; long t0;
    @Declarative public boolean repOk() { return n >= 0; }
    public void badYear() { assert LocalDate.now().getYear() != 2031; }
    public void badLeap() { assert !LocalDate.now().isLeapYear(); }
    public void badMonth() { assert LocalDate.now().getMonthValue() < 12; }
    public void badHour() { assert LocalDateTime.now().getHour() < 12; }
    public void badTime() { assert LocalTime.now().getMinute() < 30; }
    public void badDate() { assert new Date().getTime() % 2 == 0; }
    public void okFixed() { assert LocalDate.of(2024, 2, 28).plusDays(1).getDayOfMonth() == 29 && LocalDate.of(2023, 2, 28).plusDays(1).getDayOfMonth() == 1 && LocalDate.of(2024, 1, 31).plusMonths(1).getDayOfMonth() == 29; }
    public void badFixed(@Range(min = 2023, max = 2025) int y) { assert LocalDate.of(y, 2, 28).plusDays(1).getDayOfMonth() == 1; }
    public void badInvalid(@Range(min = 27, max = 30) int d) { LocalDate.of(2023, 2, d); }
    public void okElapsed() { long a = System.nanoTime(); long b = System.nanoTime(); assert b - a >= 0; }
    public void badElapsed() { long a = System.currentTimeMillis(); long b = System.currentTimeMillis(); assert b - a < 5; }
    public void okDuration(int k) { assert Duration.ofMinutes(k).getSeconds() == 60L * k && Duration.ofSeconds(90).toMinutes() == 1; }
    public void okDay() { assert DayOfWeek.MONDAY.plus(6) == DayOfWeek.SUNDAY && LocalDate.of(2024, 2, 29).getDayOfWeek() == DayOfWeek.THURSDAY; }
    public void okPeriod() { assert Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2020, 3, 1)).getMonths() == 1; }
    public void okCmp() { assert Instant.ofEpochSecond(5).isBefore(Instant.ofEpochSecond(6)); }
    public void badThread() { assert Thread.currentThread().getName().equals("other"); }
    public void badExpire() { Instant d = Instant.now(); assert d.isAfter(Instant.EPOCH.plusSeconds(4_000_000_000L)); }
}
