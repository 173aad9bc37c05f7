import glassbox.Declarative;
import glassbox.Range;

/** A reference that is one of the state's arrays, or one that the operation made itself. */
public class NewTables {
  int[] table;
  boolean bad;

  @Declarative
  boolean repOk() {
    return !bad && table != null && table.length > 0;
  }

  public void write(@Range(min = 0, max = 1) int i, @Range(min = 0, max = 1) int k) {
    int[][] tables = new int[2][];
    tables[i] = table;
    tables[1 - i] = new int[3];
    tables[k][0] = 2;
    if (table[0] == 2 && table.length == 2 && i != k) {
      bad = true;
    }
  }
}
