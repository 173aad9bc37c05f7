package glassbox;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a field or parameter ranges over while its class is checked, where its type says
 * too little: {@code @Domain("Integer") Object key}. The values are class names separated
 * by commas (null and the objects of these classes), {@code null}, or a range of
 * integers, {@code 0..3}.
 *
 * <p>On a class, and so on a {@link SpecFor} class, every text names the field or parameter
 * first: {@code @Domain({"Entry.key: Integer", "put.key: Integer", "modCount: 0..0"})}.
 * Parameters are given by name or by number from 1, {@code "get.1: Integer"}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.PARAMETER})
public @interface Domain {
    /** What there is to range over. */
    String[] value();
}
