import InterludeDoctor
import Testing

@Suite("The list of rules") struct RuleListTests {
  @Test("Rules stand in the order of their numbers, each once")
  func order() {
    let ids = Doctor.rules.map(\.id)
    #expect(ids == Array(Set(ids)).sorted())
  }
}
