import glassbox.spec.*;

/** 003 Table 6.4: a new user, with an address and a number that nobody has. */
class Register {
    static class User {
        Object email;
        int id;
        User next;
    }

    @Invariant({"all u: this.users.*next - null | u !in u.^next",
        "all u: this.users.*next - null | u.id < this.nextId"})
    User users;
    int nextId;

    @Requires("email != null && this.nextId < 3")
    @Modifies({"this.users", "this.nextId"})
    @Ensures({"(some u: old(this.users.*next) - null | u.email = email) <=> return = null",
        "return != null => return.email = email && return in this.users.*next && return !in old(User)",
        "return != null => (no u: old(this.users.*next) - null | u.id = return.id)"})
    User register(Object email) {
        for (User u = users; u != null; u = u.next) {
            if (u.email == email) {
                return null;
            }
        }
        User made = new User();
        made.email = email;
        made.id = nextId;
        nextId = nextId + 1;
        made.next = users;
        users = made;
        return made;
    }
}
