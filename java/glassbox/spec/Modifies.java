package glassbox.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the method may change: {@code "this.f"}, {@code "x.g"}, {@code "a[i]"}, {@code "a[int]"},
 * or {@code "S.f"}, the field of every member of a set. Nothing else, but new objects are free.
 * Specification fields are listed beside the fields that they come from.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Modifies {
    /** The places; sets are evaluated before. */
    String[] value();
}
