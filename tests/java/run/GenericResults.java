// References to methods whose result is a type variable, where a primitive is wanted.
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public class GenericResults {
    static class Box<T> {
        private final T value;

        Box(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }
    }

    interface ToChar<T> {
        char of(T t);
    }

    static <T> T same(T t) {
        return t;
    }

    static <N extends Number> N number(N n) {
        return n;
    }

    public static void main(String[] args) {
        List<Box<Integer>> boxes = new ArrayList<>();
        for (int i = 1; i <= 4; i++)
            boxes.add(new Box<>(i * 1000));
        System.out.println(boxes.stream().mapToInt(Box::get).sum());
        System.out.println(boxes.stream().mapToLong(Box::get).sum());
        System.out.println(boxes.stream().mapToDouble(Box::get).sum());

        ToIntFunction<Box<Short>> small = Box::get;
        System.out.println(small.applyAsInt(new Box<>((short) -7)));
        ToLongFunction<Box<Byte>> tiny = Box::get;
        System.out.println(tiny.applyAsLong(new Box<>((byte) -128)));
        ToDoubleFunction<Box<Float>> real = Box::get;
        System.out.println(real.applyAsDouble(new Box<>(0.5f)));
        ToChar<Box<Character>> letter = Box::get;
        System.out.println((int) letter.of(new Box<>('x')));
        Predicate<Box<Boolean>> truth = Box::get;
        System.out.println(truth.test(new Box<>(true)) + " " + truth.test(new Box<>(false)));

        Supplier<Integer> held = () -> 300;
        IntSupplier direct = held::get;
        LongSupplier wider = held::get;
        DoubleSupplier widest = held::get;
        System.out.println(direct.getAsInt() + " " + wider.getAsLong() + " " + widest.getAsDouble());
        ToIntFunction<Integer> identity = GenericResults::same;
        ToLongFunction<Integer> bounded = GenericResults::number;
        System.out.println(identity.applyAsInt(70000) + " " + bounded.applyAsLong(-70000));
        try {
            System.out.println(small.applyAsInt(new Box<>(null)));
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
