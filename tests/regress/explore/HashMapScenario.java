import java.util.*;
public class HashMapScenario { @glassbox.Scenario static HashMap<Integer,Integer> make() { return new HashMap<>(); } }
