import glassbox.Check;
import glassbox.GlassBox;
import java.util.Map;
import java.util.Optional;

/** Three objects, each with one of some hundred maps, all of the same few texts. */
public class ReachedByMany {
  private Map<String, String> headers;
  private Optional<String> user;
  private String host = "localhost", other = "other", path = "/", query = "?";

  @Check
  static void badNamed(ReachedByMany x) {
    GlassBox.assume(x != null && x.headers != null && x.user != null);
    assert x.user.isEmpty() || x.headers.size() > 3;
  }
}
