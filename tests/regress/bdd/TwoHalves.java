import glassbox.Declarative;

/** Which bits differ first? With all a before all b, a diagram must remember each. */
public class TwoHalves {
    boolean a0, a1, a2, a3, a4, a5, a6, a7, a8;
    boolean a9, a10, a11, a12, a13, a14, a15, a16, a17;
    boolean b0, b1, b2, b3, b4, b5, b6, b7, b8;
    boolean b9, b10, b11, b12, b13, b14, b15, b16, b17;
    boolean differs;

    public void compare() {
        if (a0 != b0) {
            differs = true;
            return;
        }
        if (a1 != b1) {
            differs = true;
            return;
        }
        if (a2 != b2) {
            differs = true;
            return;
        }
        if (a3 != b3) {
            differs = true;
            return;
        }
        if (a4 != b4) {
            differs = true;
            return;
        }
        if (a5 != b5) {
            differs = true;
            return;
        }
        if (a6 != b6) {
            differs = true;
            return;
        }
        if (a7 != b7) {
            differs = true;
            return;
        }
        if (a8 != b8) {
            differs = true;
            return;
        }
        if (a9 != b9) {
            differs = true;
            return;
        }
        if (a10 != b10) {
            differs = true;
            return;
        }
        if (a11 != b11) {
            differs = true;
            return;
        }
        if (a12 != b12) {
            differs = true;
            return;
        }
        if (a13 != b13) {
            differs = true;
            return;
        }
        if (a14 != b14) {
            differs = true;
            return;
        }
        if (a15 != b15) {
            differs = true;
            return;
        }
        if (a16 != b16) {
            differs = true;
            return;
        }
        if (a17 != b17) {
            differs = true;
            return;
        }
        differs = false;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}
