package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The postcondition of one operation: a declarative method that takes the object as it
 * was before, the result (unless the operation is void) and the operation's parameters.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Post {
    /** The operation: {@code "insert"}, or {@code "insert(int,Object)"}. */
    String value();
}
