// expect: bad... violated, others hold at --ints 0..1 --objects String=2
import glassbox.*;
import java.util.*;
import java.util.function.*;

public class Users {
    static class User {
        private final String name;
        private Optional<String> mail = Optional.empty();
        User(String name) { this.name = name; }
    }
    private final Map<String, User> byName = new HashMap<>();

    @Declarative
    public boolean repOk() {
        for (Map.Entry<String, User> e : byName.entrySet())
            if (e.getValue() == null || !Objects.equals(e.getKey(), e.getValue().name) || e.getValue().mail == null) return false;
        return true;
    }

    public void register(String name) { byName.computeIfAbsent(name, User::new); }
    public void badRegister(String name) { byName.put("root", new User(name)); }
    public String mail(String name) { return Optional.ofNullable(byName.get(name)).flatMap(u -> u.mail).orElse("none"); }
    public String badMail(String name) { return byName.get(name).mail.orElse("none"); }
    public void setMail(String name, String to) { User u = byName.get(name); if (u != null) u.mail = Optional.ofNullable(to); }
    public void badSetMail(String name, String to) { User u = byName.get(name); if (u != null) u.mail = Optional.of(to); }
}
