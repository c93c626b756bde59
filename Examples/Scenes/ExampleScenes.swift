public import InterludeStudio

/// Every bundled scene: the apps, then their errors, then what only eyes can see.
@MainActor
public enum ExampleScenes {
  public static var all: [FilmScene] { apps + tables + library + mistakes + slips }

  /// What the four apps do right.
  public static var apps: [FilmScene] {
    BubblesScenes.all + CardScenes.all + RevealScenes.all + DropScenes.all
  }

  /// Lists and grids: pushed from, scrolled.
  public static var tables: [FilmScene] { TableScenes.all }

  /// The transitions of the library.
  public static var library: [FilmScene] { LibraryScenes.all }

  /// Errors that are easily made.
  public static var mistakes: [FilmScene] {
    BubblesScenes.mistakes + CardScenes.mistakes + RevealScenes.mistakes + DropScenes.mistakes
      + Mistakes.all
  }

  /// Errors that no rule can know.
  public static var slips: [FilmScene] { BubblesScenes.slips }
}
