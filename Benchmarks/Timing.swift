import InterludeHost

/// The middle of several timings, in seconds.
func median(_ count: Int, _ body: () -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<count {
    let clock = WallClock()
    body()
    times.append(clock.seconds)
  }
  return times.sorted()[count / 2]
}

/// The middles of two timings that take turns, in seconds: what disturbs one disturbs the other.
func medians(_ count: Int, _ first: () -> Void, _ second: () -> Void) -> (Double, Double) {
  var times: ([Double], [Double]) = ([], [])
  for _ in 0..<count {
    let clock = WallClock()
    first()
    let between = clock.seconds
    second()
    times.0.append(between)
    times.1.append(clock.seconds - between)
  }
  return (times.0.sorted()[count / 2], times.1.sorted()[count / 2])
}
