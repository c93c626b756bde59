/// Finds the shortest script that still fails, by running again and again (delta debugging).
/// ```
/// whole script ─▶ leave out halves, quarters, … single steps ─▶ put simpler steps in place ─▶ again
/// ```
struct Shrinker<Step> {
  /// True when the script fails in the way that is looked for.
  let fails: ([Step]) -> Bool
  /// Simpler steps to be tried in the place of one.
  let simpler: (Step) -> [Step]
  /// Runs at most.
  var limit = 400

  func shortest(_ script: [Step]) -> [Step] {
    var best = script
    var runs = 0
    func stillFails(_ candidate: [Step]) -> Bool {
      runs += 1
      return fails(candidate)
    }
    var changed = true
    while changed, runs < limit {
      changed = false
      var length = max(1, best.count / 2)
      while true {
        var start = 0
        while start < best.count, runs < limit {
          var candidate = best
          candidate.removeSubrange(start..<min(best.count, start + length))
          if stillFails(candidate) {
            best = candidate
            changed = true
          } else {
            start += length
          }
        }
        if length == 1 { break }
        length /= 2
      }
      for index in best.indices where runs < limit {
        for step in simpler(best[index]) {
          var candidate = best
          candidate[index] = step
          if stillFails(candidate) {
            best = candidate
            changed = true
            break
          }
        }
      }
    }
    return best
  }
}
