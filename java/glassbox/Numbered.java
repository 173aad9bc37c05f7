package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On an int array of an abstract implementation whose rows have no order: while its class
 * replaces another, there is a row for each of the integers in the bounds ({@code --ints}),
 * and element i of the array is the i-th of them. All states are there that differ in more than
 * the order of rows, and none of them twice.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Numbered {}
