import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene
import Testing

struct BlendingTests {
  private static let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)

  private func blended(
    _ mode: BlendMode, _ source: RGBA, over target: RGBA?
  ) -> UInt32 {
    var nodes: [PictureNode] = []
    if let target { nodes.append(.rectangle(rect(0, 0, 4, 4), target)) }
    nodes.append(
      .group(
        PictureGroup(
          clip: PictureClip(rect: rect(0, 0, 4, 4)), blend: mode,
          children: [.rectangle(rect(0, 0, 4, 4), source)])))
    return draw(nodes, width: 4, height: 4)[1, 1]
  }

  @Test(
    "A mode mixes two opaque colours by its formula",
    arguments: [
      (BlendMode.normal, 0xFF80_4000), (.multiply, 0xFF40_2000), (.screen, 0xFFC0_A080),
      (.darken, 0xFF80_4000), (.lighten, 0xFF80_8080), (.difference, 0xFF00_4080),
      (.copy, 0xFF80_4000), (.sourceAtop, 0xFF80_4000), (.destinationOver, 0xFF80_8080),
      (.destinationIn, 0xFF80_8080), (.clear, 0), (.destinationOut, 0), (.sourceOut, 0),
      (.xor, 0), (.plusLighter, 0xFFFF_C080),
    ] as [(BlendMode, Int)])
  func opaque(mode: BlendMode, pixel: Int) {
    let source = RGBA(red: 128.0 / 255, green: 64.0 / 255, blue: 0)
    let gray = 128.0 / 255
    let target = RGBA(red: gray, green: gray, blue: gray)
    #expect(blended(mode, source, over: target) == UInt32(pixel))
  }

  @Test(
    "A half red over nothing is itself, or nothing where the mode needs what is there",
    arguments: BlendMode.allCases)
  func overNothing(mode: BlendMode) {
    let empties: [BlendMode] = [
      .clear, .sourceIn, .sourceAtop, .destinationIn, .destinationOut,
    ]
    let expected: UInt32 = empties.contains(mode) ? 0 : 0x8080_0000
    #expect(blended(mode, Self.half, over: nil) == expected)
  }

  @Test("Nothing over a colour leaves it, but for the modes that keep only what both have")
  func nothingOver() {
    for mode in BlendMode.allCases {
      let clearing: [BlendMode] = [
        .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
      ]
      let expected: UInt32 = clearing.contains(mode) ? 0 : 0xFFFF_0000
      #expect(blended(mode, .clear, over: .red) == expected, "\(mode)")
    }
  }

  @Test("Outside its clip a group that blends changes nothing")
  func clipped() {
    let hole = PictureNode.group(
      PictureGroup(
        clip: PictureClip(rect: rect(0, 0, 8, 16)), blend: .clear,
        children: [.rectangle(rect(0, 0, 16, 16), .black)]))
    let bitmap = draw([.rectangle(rect(0, 0, 16, 16), .red), hole], width: 16, height: 16)
    #expect(bitmap[7, 7] == 0)
    #expect(bitmap[8, 7] == 0xFFFF_0000)
  }

  @Test("What is drawn apart does not reach what lies under it")
  func isolated() {
    let group = PictureNode.group(
      PictureGroup(
        blend: .normal,
        children: [
          .rectangle(rect(0, 0, 8, 8), .blue),
          .group(
            PictureGroup(
              clip: PictureClip(rect: rect(0, 0, 16, 16)), blend: .clear, children: [])),
        ]))
    let bitmap = draw([.rectangle(rect(0, 0, 16, 16), .red), group], width: 16, height: 16)
    #expect(bitmap[3, 3] == 0xFFFF_0000)
  }

  @Test("Bands and threads change no blended pixel, and the text form reads back")
  func deterministic() throws {
    var nodes: [PictureNode] = [.rectangle(rect(0, 0, 64, 40), .blue)]
    for (index, mode) in BlendMode.allCases.enumerated() {
      let x = Double(index * 2)
      nodes.append(
        .group(
          PictureGroup(
            clip: PictureClip(rect: rect(x, 3, 9, 60), radius: 4), blend: mode,
            children: [.rectangle(rect(x, 0, 5, 70), Self.half)])))
    }
    let picture = Picture(size: .init(width: 64, height: 70), nodes: nodes)
    let rasterizer = PictureRasterizer()
    #expect(
      rasterizer.rasterize(picture, threads: 1) == rasterizer.rasterize(picture, threads: 8))
    #expect(try Picture(parsing: picture.description) == picture)
  }
}
