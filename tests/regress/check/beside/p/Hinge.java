package p;

class Hinge {
    enum State { OPEN, SHUT }
}
