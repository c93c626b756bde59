import QuartzCore
import Testing
@testable import UIKit

/// Numbers in, numbers out: where a navigation bar's parts go.
@MainActor @Suite("Bars: the places of a navigation bar's parts")
struct NavigationBarLayoutTests {
  private func layout(
    _ width: CGFloat = 393, title: CGFloat = 100, back: NavigationBarLayout.Parts.Back? = nil,
    left: [CGFloat] = [], right: [CGFloat] = []
  ) -> NavigationBarLayout {
    var parts = NavigationBarLayout.Parts(width: width)
    parts.title = title
    parts.back = back
    parts.left = left
    parts.right = right
    return NavigationBarLayout(parts)
  }

  @Test("A title that has room is in the middle")
  func middle() {
    #expect(layout().title.middle == 196.5)
    #expect(layout(back: .init(full: 60, short: 40), right: [50]).title.middle == 196.5)
  }

  @Test("Buttons stand 16 points from the edges and from each other")
  func buttons() {
    let places = layout(left: [40, 30], right: [50, 20])
    #expect(places.left.map(\.start) == [16, 72])
    #expect(places.right.map(\.end) == [377, 311])
  }

  @Test("A wide button moves the title aside, and keeps 8 points from it")
  func aside() {
    let places = layout(title: 160, right: [150])
    #expect(places.title.end == 393 - 16 - 150 - 8 && places.title.length == 160)
    let other = layout(title: 160, left: [150])
    #expect(other.title.start == 174)
  }

  @Test("A title without room is cut to what there is")
  func cut() {
    let places = layout(title: 500)
    #expect(places.title.start == 16 && places.title.length == 361)
  }

  @Test(
    "The back button's title gives way: whole, then Back, then the chevron alone",
    arguments: [
      (100, .full), (214, .full), (215, .short), (274, .short), (275, .none), (400, .none),
    ] as [(CGFloat, NavigationBarLayout.BackLabel)])
  func backFalls(title: CGFloat, label: NavigationBarLayout.BackLabel) {
    // From 27 to 377 there are 350 points; 8 are between.
    let places = layout(title: title, back: .init(full: 128, short: 68))
    #expect(places.backLabel == label)
  }

  @Test("Buttons that supplement the back button follow it")
  func supplement() {
    let places = layout(back: .init(full: 60, short: 40), left: [30])
    #expect(places.back == .init(start: 27, length: 60))
    #expect(places.left == [.init(start: 103, length: 30)])
  }

  @Test("Read from right to left a place is turned around")
  func mirrored() {
    let places = layout(left: [40])
    #expect(places.mirrored(places.left[0]) == .init(start: 337, length: 40))
  }

  @Test("No room at all: nothing is negative", arguments: [0, 1, 40])
  func noRoom(width: CGFloat) {
    let places = layout(
      width, title: 200, back: .init(full: 90, short: 40), left: [50], right: [60])
    #expect(places.title.length == 0 && places.backLabel == .none)
  }

  @Test("A toolbar's flexible spaces share what is left")
  func toolbar() {
    let spans = ToolbarLayout(
      [.item(40), .flexible, .item(60), .flexible, .item(40)], width: 393
    ).spans
    #expect(spans.map(\.start) == [16, 56, 166.5, 226.5, 337])
    #expect(spans.last?.end == 377)
  }

  @Test(
    "Without spaces a toolbar's items stand 16 points apart; a fixed space is as wide as it says")
  func toolbarPlain() {
    let spans = ToolbarLayout([.item(40), .item(30), .fixed(5), .item(20)], width: 393).spans
    #expect(spans.map(\.start) == [16, 72, 102, 107])
  }
}
