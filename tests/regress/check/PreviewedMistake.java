class PreviewedMistake {
    static int size(Object o) { return switch (o) { case String s -> s.size(); default -> 0; }; }
}
