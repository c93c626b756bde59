import CoreGraphics
import InterludeCompositor
import InterludeScene
import QuartzCore
import Testing

/// Copies of sublayers: where, when and in which colours; and contents in nine parts.
@MainActor @Suite("Replicator layers and nine parts")
struct ReplicatorLayerTests {
  private func stand(_ replicator: CAReplicatorLayer) -> LayerStand {
    let stand = LayerStand()
    stand.change { stand.root.addSublayer(replicator) }
    return stand
  }

  private func replicator() -> (CAReplicatorLayer, CALayer) {
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.position = CGPoint(x: 50, y: 50)
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.position = CGPoint(x: 5, y: 5)
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    replicator.addSublayer(dot)
    return (replicator, dot)
  }

  @Test("One copy is the sublayers themselves, none shows nothing")
  func counts() {
    let (replicator, _) = replicator()
    #expect(replicator.instanceCount == 1)
    let stand = stand(replicator)
    #expect(stand.pixel(5, 5).red == 255)
    #expect(stand.pixel(25, 5).alpha == 0)
    stand.change { replicator.instanceCount = 0 }
    #expect(stand.pixel(5, 5).alpha == 0)
  }

  @Test("Each copy is moved by the transform once more, about the layer's middle")
  func places() {
    let (replicator, _) = replicator()
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let stand = stand(replicator)
    for x in [5, 25, 45] { #expect(stand.pixel(x, 5).red == 255) }
    for x in [15, 35, 65] { #expect(stand.pixel(x, 5).alpha == 0) }
    // Half a turn about the middle puts the copy into the opposite corner.
    stand.change {
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    }
    #expect(stand.pixel(95, 95).red == 255)
    #expect(stand.pixel(25, 5).alpha == 0)
  }

  @Test("Each copy is as far behind as the delay says")
  func delays() {
    let (replicator, dot) = replicator()
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.5
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
    let stand = stand(replicator)
    stand.change {
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 5
      move.toValue = 85
      move.duration = 1
      move.fillMode = .both
      move.isRemovedOnCompletion = false
      dot.add(move, forKey: nil)
    }
    stand.advance(to: 0.75)
    #expect(stand.pixel(65, 5).red == 255)
    #expect(stand.pixel(25, 55).red == 255)
    #expect(stand.pixel(65, 55).alpha == 0)
  }

  @Test("Colours are multiplied, each copy's by a step more")
  func colors() {
    let (replicator, _) = replicator()
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceColor = CGColor(red: 1, green: 0.6, blue: 1, alpha: 1)
    replicator.instanceRedOffset = -0.5
    let stand = stand(replicator)
    let pixels = [5, 25, 45].map { stand.pixel($0, 5) }
    #expect(pixels.map(\.red) == [255, 128, 0])
    #expect(pixels.map(\.green) == [153, 153, 153])
    #expect(pixels.map(\.blue) == [255, 255, 255])
    stand.change { replicator.instanceAlphaOffset = -0.5 }
    #expect(stand.pixel(45, 5).alpha == 0)
  }

  @Test("Its own keys can be animated, and other layers do not have them")
  func animates() {
    let (replicator, dot) = replicator()
    replicator.instanceCount = 2
    let stand = stand(replicator)
    stand.change {
      let spread = CABasicAnimation(keyPath: "instanceTransform")
      spread.fromValue = CATransform3DIdentity
      spread.toValue = CATransform3DMakeTranslation(80, 0, 0)
      spread.duration = 1
      replicator.add(spread, forKey: nil)
    }
    stand.advance(to: 0.5)
    #expect(stand.pixel(45, 5).red == 255)
    stand.change { dot.add(CABasicAnimation(keyPath: "instanceDelay"), forKey: nil) }
    #expect(stand.session.issues.count == 1)
  }

  @Test("A count that makes no sense is cut, and recorded")
  func badCounts() {
    let (replicator, _) = replicator()
    let stand = stand(replicator)
    stand.change { replicator.instanceCount = -3 }
    #expect(replicator.instanceCount == 0)
    stand.change { replicator.instanceDelay = .nan }
    #expect(replicator.instanceDelay == 0)
    #expect(stand.session.issues.count == 2)
  }

  @Test("contentsCenter stretches the middle and keeps the corners as they are")
  func nineParts() {
    // Six by six: a red frame two wide around a green middle.
    var image = Bitmap(width: 6, height: 6)
    for y in 0..<6 {
      for x in 0..<6 {
        let isMiddle = (2...3).contains(x) && (2...3).contains(y)
        image[x, y] = isMiddle ? 0xFF00_FF00 : 0xFFFF_0000
      }
    }
    let stand = LayerStand()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    layer.contents = CGImage(image)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    layer.magnificationFilter = .nearest
    stand.change { stand.root.addSublayer(layer) }
    for (x, y) in [(0, 0), (1, 15), (30, 1), (59, 29), (58, 10)] {
      #expect(stand.pixel(x, y).red == 255)
      #expect(stand.pixel(x, y).green == 0)
    }
    for (x, y) in [(3, 3), (30, 15), (56, 26)] { #expect(stand.pixel(x, y).green == 255) }
    // Without it the frame is stretched with the rest.
    stand.change { layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) }
    #expect(stand.pixel(15, 8).red == 255)
  }
}

extension LayerStand {
  /// Runs `body` in the session, as an app's code, and ends the turn; nothing fades.
  fileprivate func change(_ body: () -> Void) {
    session.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
    }
    turn()
  }

  /// What the root shows now.
  fileprivate func pixel(_ x: Int, _ y: Int) -> (alpha: Int, red: Int, green: Int, blue: Int) {
    let picture = session.picture(of: root, at: session.clock.now, scale: 1)
    let drawing = Drawing(size: CGSize(width: 100, height: 100), nodes: picture.nodes)
    let value = CGImage(.drawing(drawing), scale: 1).bitmap[x, y]
    func part(_ shift: UInt32) -> Int { Int(value >> shift & 255) }
    return (part(24), part(16), part(8), part(0))
  }
}
