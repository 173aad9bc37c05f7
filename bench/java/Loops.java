import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Work for the machine; each method takes a number of rounds and returns a checksum. */
class Loops {
    private static int next(int seed) {
        return seed * 1103515245 + 12345;
    }

    static int treeMap(int rounds) {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        int seed = 1, sum = 0;
        for (int i = 0; i < rounds; i++) {
            seed = next(seed);
            int key = seed >>> 8 & 0x3ff;
            switch (seed >>> 28 & 3) {
                case 0 -> map.remove(key);
                case 1 -> sum += map.getOrDefault(key, 1);
                default -> map.put(key, i);
            }
        }
        for (Map.Entry<Integer, Integer> e : map.entrySet()) {
            sum = sum * 31 + e.getKey() + e.getValue();
        }
        return sum;
    }

    static int hashMap(int rounds) {
        HashMap<Integer, Integer> map = new HashMap<>();
        int seed = 1, sum = 0;
        for (int i = 0; i < rounds; i++) {
            seed = next(seed);
            int key = seed >>> 8 & 0xfff;
            if ((seed >>> 28 & 3) == 0) {
                map.remove(key);
            } else {
                map.merge(key, 1, Integer::sum);
            }
        }
        for (int value : map.values()) {
            sum += value;
        }
        return sum;
    }

    static int arraySort(int rounds) {
        int seed = 1, sum = 0;
        for (int round = 0; round < rounds; round++) {
            int[] numbers = new int[2000];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = seed = next(seed);
            }
            Arrays.sort(numbers);
            sum += numbers[1000];
        }
        return sum;
    }

    /** Insertion sort: nothing but array elements and branches. */
    static int insertionSort(int rounds) {
        int seed = 1, sum = 0;
        for (int round = 0; round < rounds; round++) {
            int[] numbers = new int[300];
            for (int i = 0; i < numbers.length; i++) {
                int n = seed = next(seed), at = i;
                for (; at > 0 && numbers[at - 1] > n; at--) {
                    numbers[at] = numbers[at - 1];
                }
                numbers[at] = n;
            }
            sum += numbers[150];
        }
        return sum;
    }

    static int text(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            String line = "row " + i + ": " + i * 0.5 + " of " + rounds;
            sum += line.hashCode() + line.indexOf("of") + line.substring(4).length();
        }
        return sum;
    }

    static int calls(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += fibonacci(15);
        }
        return sum;
    }

    private static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int objects(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            Pair list = null;
            for (int k = 0; k < 100; k++) {
                list = new Pair(k, list);
            }
            for (; list != null; list = list.rest) {
                sum += list.first;
            }
        }
        return sum;
    }

    private static final class Pair {
        final int first;
        final Pair rest;

        Pair(int first, Pair rest) {
            this.first = first;
            this.rest = rest;
        }
    }

    public static void main(String[] args) {}
}
