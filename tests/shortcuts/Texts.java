import glassbox.Declarative;

/** What is left out of the evaluation because it only makes texts does something all the same. */
// all TextThrows --nodes 1 --ints 0..2: violated
// all TextWrites --nodes 1 --ints 0..2: violated
// all TextValueOf --nodes 1 --ints 0..2: violated
// all TextAppended --nodes 1 --ints 0..2: violated
// all TextLength --nodes 1 --ints 0..2: violated
// all TextSame --nodes 1 --ints 0..2 --objects String=2: violated
// all TextEmpty --nodes 1 --ints 0..2: violated
// all TextChars --nodes 1 --ints 0..2: violated
// all TextFormat --nodes 1 --ints 0..2: violated
// all TextNested --nodes 1 --ints 0..2: violated
public class Texts {}

class TextThrows {
  static class Item {
    int v;

    @Override
    public String toString() {
      if (v == 2) {
        throw new IllegalStateException();
      }
      return "item";
    }
  }

  Item item;
  int n;

  @Declarative
  boolean repOk() {
    return true;
  }

  public String run() {
    n = 0;
    return "now " + item;
  }
}

class TextWrites {
  static class Item {
    int v;

    @Override
    public String toString() {
      v = 2;
      return "item";
    }
  }

  Item item;

  @Declarative
  boolean repOk() {
    return item == null || item.v < 2;
  }

  public void run(int k) {
    String s = "k " + k + item;
  }
}

class TextValueOf {
  static class Item {
    Item next;
    int v;

    @Override
    public String toString() {
      return "item" + next.v;
    }
  }

  Item item;
  int n;

  @Declarative
  boolean repOk() {
    return true;
  }

  public void run() {
    n = 1;
    String.valueOf(item);
  }
}

class TextAppended {
  static class Item {
    int v;

    @Override
    public String toString() {
      v++;
      return "item";
    }
  }

  Item item;

  @Declarative
  boolean repOk() {
    return item != null && item.v <= 1;
  }

  public void run() {
    StringBuilder b = new StringBuilder();
    b.append(item).append(1);
  }
}

class TextLength {
  int n;

  @Declarative
  boolean repOk() {
    return n <= 1;
  }

  public void run() {
    StringBuilder b = new StringBuilder();
    b.append("ab");
    n = b.length();
  }
}

class TextSame {
  String s;
  int n;

  @Declarative
  boolean repOk() {
    return n <= 1;
  }

  public void run() {
    if (s != null && String.valueOf((Object) s) == s) {
      n = 2;
    }
  }
}

class TextEmpty {
  int n;

  @Declarative
  boolean repOk() {
    return n <= 1;
  }

  public void run() {
    StringBuilder b = new StringBuilder("ab");
    if (b.indexOf("b") == 1) {
      n = 2;
    }
  }
}

class TextChars {
  char[] a;
  int n;

  @Declarative
  boolean repOk() {
    return n <= 1;
  }

  public void run() {
    n = 0;
    String.valueOf(a);
  }
}

class TextFormat {
  int n;

  @Declarative
  boolean repOk() {
    return n <= 1;
  }

  public void run(int k) {
    n = 0;
    String.format(k == 2 ? "%z" : "%d", k);
  }
}

class TextNested {
  static class Item {
    int v;

    @Override
    public String toString() {
      assert v < 2;
      return "";
    }
  }

  Item item;
  int n;

  @Declarative
  boolean repOk() {
    return true;
  }

  public void run() {
    n = 1;
    if (n > 0 && item != null) {
      throw new IllegalArgumentException("no " + item);
    }
  }
}
