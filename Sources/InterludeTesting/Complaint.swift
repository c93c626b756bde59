import Testing
import XCTest

/// Where an expectation stands in the source, for both test libraries.
package struct SourcePlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The test's file.
  package var file: String { "\(filePath)" }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

/// What an expectation says when it does not hold: an issue of Swift Testing, a failure of XCTest.
package struct Complaint: Sendable {
  /// Whole sentences, the first of which says what is wrong.
  package var message: String
  /// Files to look at: a name and its bytes.
  package var attachments: [(name: String, bytes: [UInt8])] = []

  package init(_ message: String) { self.message = message }

  /// The same at the running test itself, where no line of it is known.
  func tellAtTest() {
    guard let test = Test.current else { return XCTFail(message) }
    Issue.record("\(message)", sourceLocation: test.sourceLocation)
  }

  /// Tells whichever library runs the test: where Swift Testing knows no test, XCTest is asked.
  package func tell(at place: SourcePlace) {
    guard Test.current != nil else {
      return XCTFail(message, file: place.filePath, line: place.line)
    }
    for attachment in attachments {
      Attachment.record(
        attachment.bytes, named: attachment.name, sourceLocation: place.sourceLocation)
    }
    Issue.record("\(message)", sourceLocation: place.sourceLocation)
  }
}
