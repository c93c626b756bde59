// Scripts print as Swift source: what a failure shows can be put into a test as it is.
extension Operation: CustomStringConvertible {
  var description: String {
    switch self {
    case .push(let stack, let motion): ".push(\(stack), .\(motion))"
    case .pop(let stack, let motion): ".pop(\(stack), .\(motion))"
    case .popTo(let stack, let depth, let motion): ".popTo(\(stack), depth: \(depth), .\(motion))"
    case .set(let stack, let arrangement, let motion):
      ".set(\(stack), .\(arrangement), .\(motion))"
    case .hideBar(let stack, let motion): ".hideBar(\(stack), .\(motion))"
    case .hideToolbar(let stack, let motion): ".hideToolbar(\(stack), .\(motion))"
    case .present(let presenter, let show, let motion):
      ".present(\(presenter), \(show), .\(motion))"
    case .dismiss(let screen, let motion): ".dismiss(\(screen), .\(motion))"
    case .detent(let index): ".detent(\(index))"
    case .select(let tab): ".select(\(tab))"
    case .replaceTabs(let kind): ".replaceTabs(\(kind))"
    case .rotate(let quarters, let motion): ".rotate(\(quarters), .\(motion))"
    case .replaceRoot(let kind): ".replaceRoot(\(kind))"
    case .animators(let kind, let driving): ".animators(.\(kind), .\(driving))"
    case .drive(.update(let percent)): ".drive(.update(\(percent)))"
    case .drive(let drive): ".drive(.\(drive))"
    case .down(let place): ".down(.\(place))"
    case .move(let dx, let dy): ".move(dx: \(dx), dy: \(dy))"
    case .lift: ".lift"
    case .takeAway: ".takeAway"
    case .swipe(let place, let dx, let dy, let milliseconds):
      ".swipe(.\(place), dx: \(dx), dy: \(dy), milliseconds: \(milliseconds))"
    case .inside(let moment, let operation): ".inside(.\(moment), \(operation))"
    case .wait(let milliseconds): ".wait(\(milliseconds))"
    case .settle: ".settle"
    }
  }
}

extension Show: CustomStringConvertible {
  var description: String { "Show(style: .\(style), content: .\(content), way: .\(way))" }
}

extension Operation {
  /// Simpler steps that may show the same: tried when a script is being shortened.
  var simpler: [Operation] {
    switch self {
    case .push(let stack, .animated): [.push(stack, .plain)] + lower(stack) { .push($0, .animated) }
    case .push(let stack, .plain): lower(stack) { .push($0, .plain) }
    case .pop(let stack, .animated): [.pop(stack, .plain)] + lower(stack) { .pop($0, .animated) }
    case .pop(let stack, .plain): lower(stack) { .pop($0, .plain) }
    case .popTo(let stack, _, let motion): [.pop(stack, motion)]
    case .set(let stack, .newTop, let motion): [.push(stack, motion)]
    case .set(let stack, let arrangement, .animated): [.set(stack, arrangement, .plain)]
    case .hideBar(let stack, .animated): [.hideBar(stack, .plain)]
    case .present(let presenter, let show, let motion):
      (motion == .animated ? [.present(presenter, show, .plain)] : [])
        + lower(presenter) { .present($0, show, motion) }
        + show.simpler.map { .present(presenter, $0, motion) }
    case .dismiss(let screen, .animated):
      [.dismiss(screen, .plain)] + lower(screen) { .dismiss($0, .animated) }
    case .rotate(let quarters, .animated): [.rotate(quarters, .plain)]
    case .animators(let kind, let driving):
      (driving == .time ? [] : [.animators(kind, .time)])
        + (kind == .blocks ? [] : [.animators(.blocks, driving)])
    case .inside(let moment, let operation):
      [operation] + operation.simpler.map { .inside(moment, $0) }
    case .drive(.update(let percent)) where percent != 50: [.drive(.update(50))]
    case .wait(let milliseconds) where milliseconds != 100: [.wait(100)]
    default: []
    }
  }

  private func lower(_ number: Int, _ make: (Int) -> Operation) -> [Operation] {
    number == 0 ? [] : [make(0)] + (number == 1 ? [] : [make(1)])
  }
}

extension Show {
  fileprivate var simpler: [Show] {
    var list: [Show] = []
    if content != .screen { list.append(Show(style: style, content: .screen, way: way)) }
    if way != .cover { list.append(Show(style: style, content: content, way: .cover)) }
    if style != .fullScreen { list.append(Show(style: .fullScreen, content: content, way: way)) }
    return list
  }
}
