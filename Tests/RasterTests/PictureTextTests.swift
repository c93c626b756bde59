import Foundation
import InterludeGeometry
import InterludeScene
import Testing

@Suite struct PictureTextTests {
  @Test("a picture reads back from its text as it was", arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    let picture = RandomPicture.make(seed: UInt64(seed))
    #expect(try Picture(parsing: picture.description) == picture)
  }

  @Test("the text has a line a node, and what a group holds further in")
  func lines() {
    let picture = Picture(
      size: CGSize(width: 393, height: 852), scale: 3, background: .black,
      nodes: [
        .group(
          PictureGroup(
            transform: .translation(x: 10, y: 20.5), opacity: 0.5,
            clip: PictureClip(rect: rect(0, 0, 9, 9), radius: 2),
            mask: [.fill(line((0, 0), (1, 0.1)), .evenOdd, .black)],
            shadow: Shadow(opacity: 0.25, radius: 5),
            children: [.rectangle(rect(0, 0, 100, 100), .white)]))
      ])
    #expect(
      picture.description == """
        picture 393 852 @3 background 0 0 0 1
        group affine 1 0 0 1 10 20.5 opacity 0.5 clip 0 0 9 9 radius 2 corners 15
          shadow 0 0 0 1 opacity 0.25 offset 0 -3 radius 5
          mask
            fill evenOdd 0 0 0 1 path M 0 0 L 1 0.1
          rectangle 0 0 100 100 radius 0 corners 15 color 1 1 1 1

        """)
  }

  @Test("a matrix in space, an empty mask and numbers that are no numbers survive")
  func odd() throws {
    var matrix = Matrix4.rotation(angle: 1, x: 1, y: 2, z: 3)
    matrix.m34 = -1.0 / 500
    let group = PictureGroup(transform: matrix, mask: [], children: [])
    let picture = Picture(size: CGSize(width: 1, height: 1), nodes: [.group(group)])
    #expect(try Picture(parsing: picture.description) == picture)
    let text = "picture inf 1 @nan background 0 0 0 -0\n"
    #expect(try Picture(parsing: text).description == text)
  }

  @Test(
    "an error names the line",
    arguments: [
      ("", 1, "an empty text is not a picture"),
      ("painting 1 1", 1, "expected 'picture', found 'painting'"),
      ("picture 1 x @1 background 0 0 0 0", 1, "'x' is not a number"),
      ("picture 1 1 3 background 0 0 0 0", 1, "'3' is not a scale like @3"),
      ("picture 1 1 @1 background 0 0 0 0\n\ncircle 1", 3, "'circle' is not a kind of node"),
      ("picture 1 1 @1 background 0 0 0 0\ngroup opaque", 2, "a group has no 'opaque'"),
      (
        "picture 1 1 @1 background 0 0 0 0\nrectangle 0 0 1 1 radius 0", 2,
        "expected 'corners' at the end"
      ),
      ("picture 1 1 @1 background 0 0 0 0\ngroup\n    mask", 3, "is indented too far"),
      (
        "picture 1 1 @1 background 0 0 0 0\nimage #0 0 0 1 1 crop 0 0 1 1 linear", 2,
        "there is no bitmap #0"
      ),
      (
        "picture 1 1 @1 background 0 0 0 0\nbitmap #0 2 2 ff0000ff*3", 2,
        "has 3 pixels where 2×2 are 4"
      ),
      (
        "picture 1 1 @1 background 0 0 0 0\nfill nonZero 0 0 0 1 path M 0 0 X", 2,
        "'X' is not a part of a path"
      ),
    ])
  func errors(text: String, line: Int, message: String) {
    let error = #expect(throws: PictureSyntaxError.self) { try Picture(parsing: text) }
    #expect(error == PictureSyntaxError(line: line, message: message))
  }
}
