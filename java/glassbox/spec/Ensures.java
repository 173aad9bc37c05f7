package glassbox.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The postcondition of the normal case. {@code old(e)} is a value before, {@code return} the
 * result; parameters have the values that they had at entry.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Ensures {
    /** Formulas; all of them hold. */
    String[] value();
}
