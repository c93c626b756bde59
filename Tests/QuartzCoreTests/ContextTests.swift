import CoreGraphics
import Foundation
import InterludeScene
import QuartzCore
import Testing

/// Contexts draw on y up where they have memory, and on y down where a layer is drawn.
struct ContextTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func memory(_ side: Int = 16) -> CGContext? {
    CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  private func drawn(_ draw: (CGContext) -> Void) -> Bitmap {
    let area = CGRect(x: 0, y: 0, width: 16, height: 16)
    let context = CGContext(recordingIn: area)
    draw(context)
    return CGImage(.drawing(Drawing(area: area, nodes: context.recordedNodes()), scale: 1)).bitmap
  }

  @Test("In memory y points up, and the bytes are there as soon as something was drawn")
  func memoryIsUp() throws {
    let context = try #require(memory())
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 4))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(Array(UnsafeBufferPointer(start: bytes + 15 * 64, count: 4)) == [255, 0, 0, 255])
    #expect(bytes[3] == 0)
    #expect(context.makeImage()?.bitmap[0, 15] == 0xFFFF_0000)
  }

  @Test("The caller's own memory is drawn into, and what it held is drawn on")
  func callersMemory() throws {
    var bytes = [UInt8](repeating: 255, count: 4 * 4 * 4)
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpace(name: CGColorSpace.sRGB),
          bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
            | CGImageAlphaInfo.premultipliedFirst.rawValue))
      context.setFillColor(Self.blue)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    #expect(bytes[0..<4] == [255, 0, 0, 255])
    #expect(bytes[12..<16] == [255, 255, 255, 255])
  }

  @Test("Formats that are not there give no context")
  func formats() {
    for (bits, info, width) in [(16, 1 as UInt32, 4), (8, 3, 4), (8, 99, 4), (8, 1, 0), (8, 1, -4)]
    {
      #expect(
        CGContext(
          data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info) == nil)
    }
  }

  @Test("Saving keeps transform, colour and clip; restoring without saving does nothing")
  func states() {
    let bitmap = drawn { context in
      context.restoreGState()
      context.setFillColor(Self.red)
      context.saveGState()
      context.setFillColor(Self.blue)
      context.translateBy(x: 8, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 16))
    }
    #expect(bitmap[9, 1] == 0xFF00_00FF)
    #expect(bitmap[9, 5] == 0)
    #expect(bitmap[13, 1] == 0)
    #expect(bitmap[3, 15] == 0xFFFF_0000)
    #expect(bitmap[4, 15] == 0)
  }

  @Test("Clips narrow each other, whether rectangles, paths or masks")
  func clips() throws {
    let mask = try #require(memory(16))
    mask.setFillColor(Self.red)
    mask.fill(CGRect(x: 0, y: 8, width: 16, height: 8))
    let image = try #require(mask.makeImage())
    let bitmap = drawn { context in
      context.clip(to: CGRect(x: 2, y: 0, width: 14, height: 16))
      context.addEllipse(in: CGRect(x: -8, y: -8, width: 32, height: 32))
      context.clip()
      // The image's upper half lies below, where y points down.
      context.clip(to: CGRect(x: 0, y: 0, width: 16, height: 16), mask: image)
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    #expect(bitmap[1, 12] == 0)
    #expect(bitmap[3, 12] == 0xFFFF_0000)
    #expect(bitmap[3, 4] == 0)
  }

  @Test("An image stands on its head where y points down, and upright in memory")
  func images() throws {
    let source = try #require(memory(4))
    source.setFillColor(Self.red)
    source.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let image = try #require(source.makeImage())
    let whole = CGRect(x: 0, y: 0, width: 16, height: 16)
    #expect(drawn { $0.draw(image, in: whole) }[8, 14] == 0xFFFF_0000)
    #expect(drawn { $0.draw(image, in: whole) }[8, 2] == 0)
    let target = try #require(memory())
    target.draw(image, in: whole)
    #expect(target.makeImage()?.bitmap[8, 2] == 0xFFFF_0000)
  }

  @Test("Lines have the width of user space, under any transform")
  func lines() {
    let bitmap = drawn { context in
      context.scaleBy(x: 1, y: 4)
      context.setStrokeColor(Self.red)
      context.setLineWidth(1)
      context.move(to: CGPoint(x: 0, y: 2))
      context.addLine(to: CGPoint(x: 16, y: 2))
      context.strokePath()
    }
    #expect([5, 6, 9, 10].map { bitmap[8, $0] } == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
  }

  @Test("A transparency layer is faded as a whole")
  func layers() {
    let bitmap = drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(Self.blue)
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
      context.endTransparencyLayer()
    }
    #expect(bitmap[4, 4] == 0x8080_0000)
    #expect(bitmap[12, 4] == 0x8000_0080)
  }

  @Test("A shadow lies under what is drawn, below it where y points down")
  func shadows() {
    let bitmap = drawn { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 6), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
    }
    #expect(bitmap[5, 5] == 0xFFFF_0000)
    #expect(bitmap[5, 12] == 0xFF00_0000)
    #expect(bitmap[5, 2] == 0)
  }

  @Test("Linear gradients begin and end in their colours, and stop unless told to go on")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [Self.red, Self.blue], locations: nil))
    for (options, isOpaque) in [
      (CGGradientDrawingOptions(), false), ([.drawsBeforeStartLocation], true),
    ] {
      let bitmap = drawn {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 12, y: 0), options: options)
      }
      #expect((bitmap[1, 8] == 0xFFFF_0000) == isOpaque)
      #expect(bitmap[14, 8] == 0)
      // The middle of pixel 7 is 7/16 of the way.
      #expect(
        bitmap[7, 8] == 0xFF8F_0070 || bitmap[7, 8] == 0xFF90_0070 || bitmap[7, 8] == 0xFF8F_006F)
    }
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }

  @Test("Numbers that are none change nothing")
  func broken() {
    let bitmap = drawn { context in
      context.translateBy(x: .nan, y: 0)
      context.scaleBy(x: .infinity, y: 1)
      context.setLineWidth(.nan)
      context.setAlpha(.nan)
      context.setFillColor(Self.red)
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
      context.addArc(
        center: .zero, radius: .nan, startAngle: 0, endAngle: .infinity, clockwise: true)
      context.fillPath()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    #expect(bitmap[1, 1] == 0xFFFF_0000)
    #expect(bitmap[5, 5] == 0)
  }

  @Test("An arc between tangents touches both, and turns into a corner without a radius")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
    path.addArc(tangent1End: CGPoint(x: 20, y: 4), tangent2End: CGPoint(x: 20, y: 9), radius: 0)
    #expect(path.currentPoint == CGPoint(x: 20, y: 4))
  }
}
