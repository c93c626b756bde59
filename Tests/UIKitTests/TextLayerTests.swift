import InterludeGeometry
import CoreGraphics
import InterludeScene
import QuartzCore
import Testing
import UIKit

/// Text in layers: what it is set in and where it stands.
@MainActor @Suite("CATextLayer", .ownStage)
struct TextLayerTests {
  @MainActor
  private struct Stand {
    let scene = ViewScene()
    let layer = CATextLayer()

    init(_ string: Any? = "Hi", width: CGFloat = 120, height: CGFloat = 60) {
      let (scene, layer) = (scene, layer)
      layer.frame = CGRect(x: 20, y: 30, width: width, height: height)
      layer.string = string
      layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      scene.turn { scene.window.layer.addSublayer(layer) }
    }

    func change(_ body: () -> Void) { scene.turn(body) }

    /// The runs of glyphs in what the layer drew.
    var runs: [GlyphRun] {
      func runs(_ node: PictureNode) -> [GlyphRun] {
        switch node {
        case .glyphs(let run): [run]
        case .group(let group): group.children.flatMap(runs)
        default: []
        }
      }
      return scene.session.media.picture(
        of: scene.window.layer, at: scene.session.clock.now, scale: 1
      ).nodes.flatMap(runs)
    }

    /// Where something red is drawn, in the layer.
    var inked: CGRect {
      let pixels = scene.pixels()
      var area = CGRect.null
      for y in 30..<90 {
        for x in 20..<140 where pixels[x, y] >> 24 > 40 {
          area = area.union(CGRect(x: x - 20, y: y - 30, width: 1, height: 1))
        }
      }
      return area
    }
  }

  @Test(
    "Without a string nothing is drawn; plain strings are 36 pt and white unless told otherwise")
  func defaults() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(!layer.isWrapped && layer.alignmentMode == .natural && layer.truncationMode == .none)
    #expect(Stand(nil).inked.isNull)
    #expect(Stand("").inked.isNull)
  }

  @Test("Alignment puts the line at its edge or in the middle")
  func alignment() {
    let stand = Stand("Hi")
    let left = stand.inked
    #expect(left.minX < 8 && left.maxX < 60)
    stand.change { stand.layer.alignmentMode = .right }
    #expect(stand.inked.maxX > 112)
    stand.change { stand.layer.alignmentMode = .center }
    #expect(abs(stand.inked.midX - 60) < 3)
  }

  @Test("A larger size and a font's own name draw other glyphs, at once")
  func fonts() {
    let stand = Stand("Hi")
    let usual = stand.inked
    stand.change { stand.layer.fontSize = 18 }
    #expect(stand.inked.height < usual.height * 0.7)
    stand.change {
      stand.layer.fontSize = 36
      stand.layer.font = UIFont.boldSystemFont(ofSize: 5)
    }
    #expect(stand.inked.width > usual.width)
  }

  @Test("Only wrapped text goes over several lines, and truncation ends in dots inside the layer")
  func lines() {
    let stand = Stand("many words in one line", width: 120, height: 60)
    stand.change { stand.layer.fontSize = 16 }
    #expect(stand.inked.height < 20)
    stand.change { stand.layer.isWrapped = true }
    #expect(stand.inked.height > 30)
    stand.change {
      stand.layer.isWrapped = false
      stand.layer.truncationMode = .end
    }
    #expect(stand.inked.height < 20)
    let glyphs = stand.runs.reduce(0) { $0 + $1.glyphs.count }
    #expect(glyphs < "many words in one line".count)
  }

  @Test("Attributed strings bring their own colours and fonts")
  func attributed() {
    let text = NSAttributedString(
      string: "Hi",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue,
      ])
    let stand = Stand(text)
    #expect(stand.inked.height < 14)
    #expect(stand.runs.first?.color.blue == 1)
    #expect(stand.runs.first?.color.red == 0)
  }

  @Test("The text is set again when the layer's size changes")
  func bounds() {
    let stand = Stand("many words in one line")
    stand.change {
      stand.layer.fontSize = 12
      stand.layer.isWrapped = true
      stand.layer.alignmentMode = .left
    }
    let narrow = stand.inked.height
    stand.change { stand.layer.frame = CGRect(x: 20, y: 30, width: 50, height: 60) }
    #expect(stand.inked.height > narrow)
  }
}
