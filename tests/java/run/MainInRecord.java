// the main class is a record
public record MainInRecord(String name, int... values) {
    public MainInRecord {
        if (values == null) throw new IllegalArgumentException("values");
    }

    public static void main(String[] args) {
        MainInRecord r = new MainInRecord("r", 1, 2, 3);
        System.out.println(r.name() + r.values().length + (r.equals(new MainInRecord("r", r.values))) + r.toString().startsWith("MainInRecord[name=r, values=[I@"));
        try {
            new MainInRecord("x", (int[]) null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
