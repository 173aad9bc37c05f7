package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The precondition of one operation: a declarative method that takes the operation's
 * parameters, or none.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Pre {
    /** The operation: {@code "insert"}, or {@code "insert(int,Object)"}. */
    String value();
}
