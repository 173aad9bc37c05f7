package glassbox.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which exceptions are thrown, and when: {@code "IndexOutOfBoundsException: index < 0"}. The
 * exception is thrown exactly when the formula holds before.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Throws {
    /** An exception class, a colon, a formula; for each case. */
    String[] value();
}
