import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("D28: bars and adaptivity", .stage) @MainActor
struct D28Tests {
  /// Wants white words in the status bar, or none of it.
  final class DarkScreen: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
    }
  }

  private func present(
    _ style: UIModalPresentationStyle, captures: Bool = false,
    _ prepare: (DarkScreen) -> Void = { _ in }
  ) -> Diagnosis {
    let clinic = Clinic()
    let screen = DarkScreen()
    screen.modalPresentationCapturesStatusBarAppearance = captures
    prepare(screen)
    let delegate = ClosureTransitioningDelegate.sliding()
    return clinic.examine { clinic.present(screen, style, delegate) }
  }

  @Test("A dark screen over everything is not asked, unless it captures or is full screen")
  func light() {
    let unheard = present(.overFullScreen)
    #expect(unheard.onlyNotices("D28"), "\(unheard)")
    #expect(
      unheard.of("D28").first?.evidence.contains("preferredStatusBarStyle is .lightContent") == true
    )
    for heard in [present(.overFullScreen, captures: true), present(.fullScreen)] {
      #expect(heard.of("D28").isEmpty, "\(heard)")
    }
  }

  @Test("Wishes that make no difference are not told of: the default, and what the bar does anyway")
  func noDifference() {
    let plain = present(.overFullScreen) { $0.style = .default }
    #expect(plain.of("D28").isEmpty, "\(plain)")
    let same = present(.overFullScreen) { $0.style = .darkContent }
    #expect(same.of("D28").isEmpty, "\(same)")
  }

  @Test("A hidden status bar is a wish, too")
  func hidden() {
    let diagnosis = present(.overFullScreen) { $0.hides = true }
    #expect(diagnosis.of("D28").first?.evidence.contains("prefersStatusBarHidden is true") == true)
  }

  @Test("A card that leaves part of the screen free has no status bar to colour")
  func card() {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.presentation = { presented, presenting in
      let controller = ClosurePresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.frame = { $0.bounds.insetBy(dx: 0, dy: 100) }
      return controller
    }
    let diagnosis = clinic.examine { clinic.present(DarkScreen(), .custom, delegate) }
    #expect(diagnosis.of("D28").isEmpty, "\(diagnosis)")
  }

  /// A push of 0.4 s in which the bar goes away at some moment.
  private func hideBar(after delay: Double?, alongside: Bool = false) -> Diagnosis {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    let screen = PlainViewController("B")
    screen.onWillAppear = {
      if alongside {
        _ = screen.transitionCoordinator?.animate(alongsideTransition: { _ in
          screen.navigationController?.setNavigationBarHidden(true, animated: false)
        })
      } else if delay == nil {
        screen.navigationController?.setNavigationBarHidden(true, animated: true)
      }
    }
    return clinic.examine {
      clinic.run { clinic.navigation.pushViewController(screen, animated: true) }
      if let delay {
        clinic.advance(by: delay)
        clinic.run { clinic.navigation.setNavigationBarHidden(true, animated: true) }
      }
    }
  }

  @Test("A bar that goes in mid-flight is told of; before, along with it and after it is right")
  func bars() {
    #expect(hideBar(after: 0.2).noticed.contains("D28"))
    for right in [hideBar(after: nil), hideBar(after: nil, alongside: true), hideBar(after: 0.6)] {
      #expect(right.of("D28").isEmpty, "\(right)")
    }
  }
}
