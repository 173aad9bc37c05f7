package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The class holds the specification of another one that cannot be edited. Its methods
 * are static and take the checked object first; they may read its private fields.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface SpecFor {
    /** The specified class. */
    Class<?> value();
}
