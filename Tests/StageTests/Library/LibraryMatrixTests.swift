import Foundation
import Interlude
import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// One way to use one transition.
struct LibraryCell: Sendable, CustomTestStringConvertible {
  /// What happens on the way.
  enum Course: String, CaseIterable, Sendable {
    case plain
    /// A finger takes it to its end.
    case byHand
    /// A finger takes it back, early, in the middle and late.
    case cancelledAt10, cancelledAt50, cancelledAt90
    /// Caught, taken back, caught again and thrown on to its end.
    case reversed

    var arrives: Bool { self == .plain || self == .byHand || self == .reversed }
  }

  /// Where it happens.
  enum Place: String, CaseIterable, Sendable {
    case phone, tablet, landscape

    var device: Device { self == .tablet ? .tablet : .phone }
  }

  let entry: LibraryEntry
  let operation: LibraryOperation
  let course: Course
  let isDark: Bool
  let place: Place

  var testDescription: String {
    "\(entry.name) \(operation) \(course) \(isDark ? "dark" : "light") \(place)"
  }

  /// Every way there is.
  static var all: [LibraryCell] {
    LibraryEntry.all.flatMap { entry in
      LibraryOperation.allCases.flatMap { operation in
        Course.allCases.flatMap { course in
          Place.allCases.flatMap { place in
            [false, true].map {
              LibraryCell(
                entry: entry, operation: operation, course: course, isDark: $0, place: place)
            }
          }
        }
      }
    }
  }

  /// All with `INTERLUDE_MATRIX=all`; else for each transition and operation one, so chosen that every
  /// course, appearance and device comes up with every transition or with every operation.
  static var chosen: [LibraryCell] {
    if ProcessInfo.processInfo.environment["INTERLUDE_MATRIX"] == "all" { return all }
    return LibraryEntry.all.enumerated().flatMap { number, entry in
      LibraryOperation.allCases.enumerated().map { turn, operation in
        let courses = Course.allCases
        return LibraryCell(
          entry: entry, operation: operation, course: courses[(number + turn) % courses.count],
          isDark: (number + turn / 2) % 3 == 0,
          place: Place.allCases[(number * 2 + turn) % 5 < 3 ? 0 : (number + turn) % 3])
      }
    }
  }
}

/// Every transition of the library in every place it can be used.
@MainActor
@Suite("Library matrix", .stage) struct LibraryMatrixTests {
  @Test(
    "The last frame is byte for byte the screen that rests, nothing is left, the doctor is silent",
    arguments: LibraryCell.chosen)
  func ends(cell: LibraryCell) {
    let played = LibraryCase(cell)
    let before = played.pixels()
    played.play(cell.course)
    played.stage.settle()
    if cell.course.arrives {
      let resting = LibraryCase(cell, isAnimated: false)
      resting.begin(animated: false)
      resting.stage.settle()
      #expect(PixelDifference(resting.pixels(), played.pixels()) == nil)
    } else {
      #expect(PixelDifference(before, played.pixels()) == nil)
    }
    #expect(played.leftovers == [])
    #expect(played.stage.issues == [])
    played.stage.expectHealthy()
  }
}
