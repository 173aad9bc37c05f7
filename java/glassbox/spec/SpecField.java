package glassbox.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A specification field and its abstraction function: {@code "elems: seq Value | F"}. The
 * formula F says which value the field has for the fields of the class; without it, the
 * field may have any value of its type: {@code T}, {@code set T}, {@code seq T} or
 * {@code S -> T}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE})
public @interface SpecField {
    /** The declaration: a name, a type and, behind a bar, the formula. */
    String[] value();
}
