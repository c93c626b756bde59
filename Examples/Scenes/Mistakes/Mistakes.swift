import InterludeStudio
import UIKit

/// Errors of transitions in a small app, each with the rule that names it.
@MainActor
enum Mistakes {
  static let all: [FilmScene] = [
    MissingCompletionMistake.scene
  ]
}
