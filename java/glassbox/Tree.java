package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The tree fields of a class form a tree rooted at the main object; that they do is part
 * of the invariant. On an array of references, the array belongs to its holder and
 * every element is a tree field.
 *
 * <p>On a {@link SpecFor} class, {@link #value} names the tree fields of the class that
 * cannot be edited: {@code @Tree({"root", "Entry.left", "Entry.right"})}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.TYPE})
public @interface Tree {
    /** The tree fields, on a class; empty on a field. */
    String[] value() default {};
}
