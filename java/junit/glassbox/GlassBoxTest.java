package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A glass box check as a test of the JUnit 5 platform. On a class: the class is checked, or
 * the one that {@link #value} names. On a method: this operation of its class; or, with
 * {@link #value}, that class, and the method is only the test's name and is not called.
 *
 * <p>The test passes where the check holds, fails with the counterexample where it is
 * violated, and is skipped, with the reason, where it is inconclusive.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface GlassBoxTest {
    /** The class to check; by default the annotated one. */
    Class<?> value() default void.class;

    /** Positions of the tree backbone; 0: the tool's default. */
    int nodes() default 0;

    /** All positions up to this height, instead of {@link #nodes}. */
    int height() default 0;

    /** Every shape of up to so many nodes, instead of {@link #nodes}. */
    int size() default 0;

    /** Integers of fields and parameters, {@code "0..5"}. */
    String ints() default "";

    /** Objects that are not on the tree, {@code "Object=3"}. */
    String objects() default "";

    /** {@code sat}, {@code bdd}, {@code explicit} or {@code reach}. */
    String engine() default "";

    /** Only these operations: {@code "add"}, {@code "add(int)"}. */
    String[] methods() default {};

    /** Exceptions that may escape. */
    Class<? extends Throwable>[] allow() default {};

    /** Seconds after which the check is given up as inconclusive; 0: never. */
    int timeout() default 0;

    /** Further options of {@code glassbox check}, word by word. */
    String[] options() default {};
}
