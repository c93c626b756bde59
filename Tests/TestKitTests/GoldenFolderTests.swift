import InterludeTesting
import Testing

@Suite("Folders of goldens") struct GoldenFolderTests {
  @Test("Goldens lie beside the test's file")
  func place() {
    #expect(GoldenFolder(besideFile: "/a/Tests/BarTests.swift").path == "/a/Tests/__Films__")
  }
}
