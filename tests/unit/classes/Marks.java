import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Annotations of every element kind, kept in the class file and at run time. */
class Marks {
  @interface Name {
    String value() default "nobody";
  }

  @interface Kept { // CLASS retention, the default
    boolean z() default true;
    byte b() default -1;
    char c() default 'ä';
    short s() default -300;
    int i() default 70000;
    long j() default -5000000000L;
    float f() default 0.5f;
    double d() default -0.125;
    String text() default "tab\there";
    Class<?> type() default int[][].class;
    ElementType e() default ElementType.FIELD;
    Name nested() default @Name("inner");
    int[] many() default {1, 2, 3};
    Name[] names() default {};
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Seen {
    int value();
  }

  @Kept(z = false, b = 7, c = 'x', s = 8, i = -9, j = 1L << 40, f = 1.5f, d = 2.25,
      text = "zero\0and \uD83D\uDE00", type = void.class, e = ElementType.METHOD,
      nested = @Name, many = {}, names = {@Name("a"), @Name("b")})
  @Seen(1)
  int marked;

  @Seen(2)
  @Kept
  void method(@Seen(3) int first, String second, @Kept(i = 4) @Seen(5) long third) {}
}
