package glassbox.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds of every object of the class before and after each method; {@code this} is the
 * object. On a field it is an invariant of the class that declares the field.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface Invariant {
    /** Formulas; all of them hold. */
    String[] value();
}
