package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The field exists only while the class is checked. With the name of a declarative method of its
 * class, without parameters, the field's value is always what the method gives, and operations
 * need not maintain it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Ghost {
    /** The method that gives the field's value; none: the field is one like any other. */
    String value() default "";
}
