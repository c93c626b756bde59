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

  /// All with `INTERLUDE_MATRIX=all`, or those with some words, as `INTERLUDE_MATRIX="iris dark"`.
  ///
  /// Else for each transition and operation one, so chosen that every course, appearance and device comes
  /// up with every transition or with every operation.
  static var chosen: [LibraryCell] {
    if let wanted = ProcessInfo.processInfo.environment["INTERLUDE_MATRIX"] {
      let words = wanted.split(separator: " ")
      return all.filter { cell in
        wanted == "all" || words.allSatisfy(cell.testDescription.split(separator: " ").contains)
      }
    }
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
///
/// One at a time: a stage lives until its test is over, and thousands of them begin at once.
@MainActor
@Suite("Library matrix", .stage, .serialized) struct LibraryMatrixTests {
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

  /// By itself it covers at most what its curve allows; a finger's speed comes to that, and after it the
  /// spring that ends the way: critically damped, ω = 2π / 0.38, begun at any speed it is as fast as
  /// that or ω / 2. A snap at the end of a spring is a thousandth. A display link sees a finger of the
  /// tick before, so that in the tick of its lift the two add up.
  @Test("No side of a screen jumps, whatever a finger does", arguments: LibraryCell.chosen)
  func noJump(cell: LibraryCell) {
    let plain = LibraryCase(cell)
    let whole = LibraryWay(of: plain)
    plain.begin()
    plain.stage.advance(by: 1.2)
    whole.end()
    let played = LibraryCase(cell)
    let way = LibraryWay(of: played)
    played.play(cell.course)
    played.stage.advance(by: 1.2)
    way.end()
    let own = played.transition.steepest / 60
    let isPulled = cell.course != .plain
    let part = isPulled ? max(own, .pi / 0.38 / 60) + played.pulled : own
    let carried = isPulled ? played.carried : 0
    for (lengths, jumps) in zip(whole.lengths, way.jumps) {
      for (length, jump) in zip(lengths, jumps) {
        // The first tick that was seen may be one behind the beginning.
        #expect(jump <= length / (1 - own) * (part + 0.001) + carried + 0.001)
      }
    }
  }
}
