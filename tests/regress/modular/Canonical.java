import glassbox.Declarative;

/** A number below 3 beside abstractions with canonical states, of which some are wrong. */
class Small {
    int value;

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return value < 3;
    }

    @Declarative
    GoodSmall abstraction() {
        return new GoodSmall(value);
    }
}

class GoodSmall {
    int value;
    int scratch;

    @Declarative
    GoodSmall(int value) {
        this.value = value;
    }

    public int get() {
        return value;
    }

    @Declarative
    public boolean equalTo(GoodSmall s) {
        return s.value == value;
    }

    @Declarative
    boolean repOk() {
        return value < 3;
    }

    @Declarative
    boolean isCanonical() {
        return value < 3 && scratch == 0;
    }
}

class LooseSmall extends GoodSmall {
    @Declarative
    LooseSmall(int value) {
        super(value);
    }

    @Declarative
    public boolean equalTo(LooseSmall s) {
        return s.value == value;
    }

    /** Forgets that the value is bounded. */
    @Override
    @Declarative
    boolean isCanonical() {
        return scratch == 0;
    }
}

class ImpossibleSmall extends GoodSmall {
    @Declarative
    ImpossibleSmall(int value) {
        super(value);
    }

    @Declarative
    public boolean equalTo(ImpossibleSmall s) {
        return s.value == value;
    }

    @Override
    @Declarative
    boolean isCanonical() {
        return scratch != 0 && scratch == 0;
    }
}

class UnmarkedSmall extends GoodSmall {
    @Declarative
    UnmarkedSmall(int value) {
        super(value);
    }

    @Declarative
    public boolean equalTo(UnmarkedSmall s) {
        return s.value == value;
    }

    @Override
    boolean isCanonical() {
        return value == 0;
    }
}

class LooseModule {
    int value;

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return value < 3;
    }

    @Declarative
    LooseSmall abstraction() {
        return new LooseSmall(value);
    }
}

class ImpossibleModule {
    int value;

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return value < 3;
    }

    @Declarative
    ImpossibleSmall abstraction() {
        return new ImpossibleSmall(value);
    }
}

class UnmarkedModule {
    int value;

    public int get() {
        return value;
    }

    @Declarative
    boolean repOk() {
        return value < 3;
    }

    @Declarative
    UnmarkedSmall abstraction() {
        return new UnmarkedSmall(value);
    }
}
