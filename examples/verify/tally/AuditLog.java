import glassbox.spec.*;

/** Remembers which steps of the count were taken, and when it was last asked. */
@Invariant("this.started || !this.finished")
public class AuditLog {
    @Invariant("AuditLog.clock >= 0")
    static int clock;
    private boolean started;
    private boolean finished;

    @Modifies({"this.started", "this.finished"})
    @Ensures("!this.started && !this.finished")
    public AuditLog() {
        started = false;
        finished = false;
    }

    @Modifies("this.started")
    @Ensures("this.started")
    public void start() {
        started = true;
    }

    @Requires("this.started")
    @Throws("IllegalStateException: !this.started")
    @Modifies("this.finished")
    @Ensures("this.finished")
    public void finish() {
        if (!started) {
            throw new IllegalStateException();
        }
        finished = true;
    }

    @Returns("this.started && this.finished")
    public boolean isComplete() {
        return started && finished;
    }

    /** The time, which never goes back. */
    @Requires("AuditLog.clock < 3")
    @Modifies("AuditLog.clock")
    @Ensures({"return = AuditLog.clock", "AuditLog.clock >= old(AuditLog.clock)"})
    static int timeStamp() {
        clock = clock + 1;
        return clock;
    }
}
