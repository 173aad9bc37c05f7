// java.time without clocks or zones: dates, periods, durations, day-of-week, parsing and printing of ISO forms
import java.time.*;
import java.time.temporal.ChronoUnit;

public class CalendarArithmetic {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 28);
        for (int i = 0; i < 4; i++) {
            System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth());
            d = d.plusDays(1);
        }
        System.out.println(LocalDate.of(2024, 1, 31).plusMonths(1) + " " + LocalDate.of(2024, 2, 29).plusYears(1) + " " + LocalDate.of(2000, 1, 1).minusDays(1) + " " + LocalDate.ofEpochDay(20000) + " " + LocalDate.of(1969, 7, 20).toEpochDay());
        System.out.println(ChronoUnit.DAYS.between(LocalDate.of(2000, 1, 1), LocalDate.of(2024, 6, 30)) + " " + Period.between(LocalDate.of(2000, 5, 20), LocalDate.of(2024, 3, 1)) + " " + Period.ofMonths(14).normalized());
        LocalDateTime t = LocalDateTime.of(2024, 12, 31, 23, 59, 30);
        System.out.println(t.plusSeconds(45) + " " + t.toLocalTime().minusHours(24) + " " + t.getMonth() + " " + t.compareTo(t.plusNanos(1)) + " " + t.truncatedTo(ChronoUnit.HOURS));
        Duration u = Duration.ofSeconds(98765).plusMillis(432);
        System.out.println(u + " " + u.toHours() + " " + u.toMinutesPart() + " " + u.negated() + " " + Duration.ZERO + " " + u.compareTo(Duration.ofDays(1)));
        System.out.println(LocalTime.parse("10:15:30").plusMinutes(50) + " " + LocalDate.parse("2021-03-04").getMonthValue() + " " + Year.isLeap(1900) + DayOfWeek.MONDAY.plus(10) + Month.of(2).maxLength());
        try {
            LocalDate.of(2023, 2, 29);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        int fridays = 0;
        for (LocalDate x = LocalDate.of(2020, 1, 13); x.getYear() < 2024; x = x.plusMonths(1)) if (x.getDayOfWeek() == DayOfWeek.FRIDAY) fridays++;
        System.out.println(fridays + " " + LocalDate.of(2024, 2, 29).hashCode() + " " + LocalDate.MIN + LocalDate.MAX);
    }
}
