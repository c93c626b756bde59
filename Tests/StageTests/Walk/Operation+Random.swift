extension Operation {
  /// A script of `count` steps, the same for the same seed; it ends at rest.
  static func script(seed: Int, count: Int) -> [Operation] {
    var dice = Dice(seed: seed)
    var script: [Operation] = []
    var untilRest = 1 + dice.roll(9)
    while script.count < count - 1 {
      untilRest -= 1
      script.append(untilRest == 0 ? .settle : random(&dice))
      if untilRest == 0 { untilRest = 1 + dice.roll(9) }
    }
    return script + [.settle]
  }

  private static func random(_ dice: inout Dice) -> Operation {
    switch dice.roll(40) {
    case 0...15: change(&dice)
    case 16...21: .wait(dice.pick([1, 16, 50, 100, 200, 300, 450, 600]))
    case 22...25: .inside(dice.pick(Moment.allCases), change(&dice))
    case 26...31: finger(&dice)
    case 32...34:
      .drive(
        dice.pick([.update(dice.roll(101)), .update(dice.roll(101)), .finish, .cancel, .pause]))
    case 35, 36:
      .animators(
        dice.pick(Animators.allCases), dice.chance(2) ? .time : dice.pick(Driving.allCases))
    case 37: .hideBar(dice.roll(3), motion(&dice))
    case 38: .hideToolbar(dice.roll(3), motion(&dice))
    default: .detent(dice.roll(3))
    }
  }

  /// What an app may do in its callbacks too.
  private static func change(_ dice: inout Dice) -> Operation {
    switch dice.roll(24) {
    case 0...4: .push(dice.roll(4), motion(&dice))
    case 5...7: .pop(dice.roll(4), motion(&dice))
    case 8: .popTo(dice.roll(4), depth: dice.roll(4), motion(&dice))
    case 9, 10: .set(dice.roll(4), dice.pick(Arrangement.allCases), motion(&dice))
    case 11...14: .present(presenter(&dice), show(&dice), motion(&dice))
    case 15...18: .dismiss(presenter(&dice), motion(&dice))
    case 19, 20: .select(dice.roll(4))
    case 21: dice.chance(4) ? .replaceTabs(dice.roll(3)) : .select(dice.roll(4))
    case 22: .rotate(dice.roll(4), motion(&dice))
    default: dice.chance(4) ? .replaceRoot(dice.roll(4)) : .rotate(dice.roll(4), motion(&dice))
    }
  }

  private static func finger(_ dice: inout Dice) -> Operation {
    switch dice.roll(8) {
    case 0, 1: .down(dice.pick(Place.allCases))
    case 2, 3: .move(dx: dice.roll(400) - 150, dy: dice.roll(700) - 250)
    case 4: .lift
    case 5: .takeAway
    default:
      .swipe(
        dice.pick(Place.allCases), dx: dice.roll(400) - 100, dy: dice.roll(700) - 150,
        milliseconds: dice.pick([0, 50, 150, 400]))
    }
  }

  private static func presenter(_ dice: inout Dice) -> Int { dice.chance(2) ? 0 : dice.roll(6) }
  private static func motion(_ dice: inout Dice) -> Motion {
    dice.roll(3) == 0 ? .plain : .animated
  }

  private static func show(_ dice: inout Dice) -> Show {
    Show(
      style: dice.pick(Show.Style.allCases),
      content: dice.chance(2) ? .screen : dice.pick(Show.Content.allCases),
      way: dice.chance(2) ? .cover : dice.pick(Show.Way.allCases))
  }
}
