import glassbox.Choose;

/** A ticket that its maker forgets at once can be chosen before. */
public class ChosenBrief {
    static final class Ticket {
        final int number;

        Ticket(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> new Ticket(7)).start();
        Ticket any = Choose.objectOrNull(Ticket.class);
        assert any == null : any.number;
    }
}
