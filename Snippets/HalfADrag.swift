// A drag over less than half the screen does not pop.
import InterludeStage
import UIKit

// snippet.hide
@MainActor func halfADrag() {
  // snippet.show
  let navigation = UINavigationController(rootViewController: UIViewController())
  let stage = Stage(.phone, root: navigation)  // 393×852 points, time 0
  let detail = UIViewController()
  stage.run { navigation.pushViewController(detail, animated: true) }
  stage.settle()  // nothing finite is left running
  stage.drag(from: CGPoint(x: 10, y: 400), by: CGVector(dx: 100, dy: 0), over: 0.2)
  stage.settle()
  print(navigation.topViewController === detail)
  // snippet.hide
}
halfADrag()
