import QuartzCore
import Testing

@testable import UIKit

/// Popovers whose anchor leaves them no room.
@MainActor @Suite("Popovers without room") struct PopoverRoomTests {
  private let room = CGRect(x: 10, y: 24, width: 800, height: 1146)

  @Test(
    "Over an anchor that fills the screen a popover stands in the middle, whole and without an arrow"
  )
  func fillingAnchor() {
    let geometry = PopoverGeometry(
      room: room, anchor: CGRect(x: 0, y: 0, width: 820, height: 1180), content: .zero,
      permitted: .any)
    #expect(geometry.direction == .unknown)
    #expect(geometry.frame.size == PopoverGeometry.usual)
    #expect(geometry.frame.midX == room.midX && geometry.frame.midY == room.midY)
  }

  @Test(
    "Beside an anchor with room for 44 pt it is made as low as that, and below that goes over it",
    arguments: [(57.0, UIPopoverArrowDirection.up), (56.0, .unknown)])
  func narrowRoom(space: Double, direction: UIPopoverArrowDirection) {
    let anchor = CGRect(x: 0, y: 0, width: 820, height: room.maxY - space)
    let geometry = PopoverGeometry(room: room, anchor: anchor, content: .zero, permitted: .up)
    #expect(geometry.direction == direction)
  }
}
