// EnumMap and EnumSet, small and with more than 64 constants, and switching on enums in streams of values
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Map;

public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        System.out.println(weekend + " " + EnumSet.complementOf(weekend) + EnumSet.range(Day.TUE, Day.THU) + EnumSet.noneOf(Day.class) + EnumSet.allOf(Day.class).size());
        weekend.add(Day.FRI);
        weekend.remove(Day.SUN);
        System.out.println(weekend + " " + weekend.contains(Day.SUN) + weekend.containsAll(EnumSet.of(Day.FRI)) + weekend.equals(EnumSet.of(Day.FRI, Day.SAT)));
        EnumSet<Big> big = EnumSet.range(Big.E5, Big.G3);
        big.retainAll(EnumSet.range(Big.F8, Big.G9));
        System.out.println(big + " " + big.size());
        big = EnumSet.complementOf(big);
        Iterator<Big> it = big.iterator();
        int n = 0;
        while (it.hasNext()) {
            Big b = it.next();
            if (b.ordinal() % 3 != 0) it.remove();
            n += b.ordinal();
        }
        System.out.println(n + " " + big);
        EnumMap<Day, Integer> m = new EnumMap<>(Day.class);
        int seed = 17;
        for (int i = 0; i < 100; i++) {
            seed = seed * 1103515245 + 12345;
            m.merge(Day.values()[(seed >>> 16) % 7], 1, Integer::sum);
        }
        System.out.println(m);
        m.remove(Day.WED);
        m.put(Day.MON, null);
        System.out.println(m + " " + m.containsKey(Day.MON) + m.get(Day.WED) + m.getOrDefault(Day.WED, -1) + m.size() + m.containsValue(null));
        for (Map.Entry<Day, Integer> e : m.entrySet()) e.setValue(e.getValue() == null ? 0 : e.getValue() * 2);
        System.out.println(m.values() + " " + m.keySet() + " " + m.equals(new EnumMap<>(m)));
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
    }
}
