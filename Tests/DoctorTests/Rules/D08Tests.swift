import InterludeDoctor
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@Suite("D08: what is left after a transition", .stage) @MainActor
struct D08Tests {
  /// A push; `start` runs before the motion, `end` in its completion.
  private func examine(
    start: @escaping (Context) -> Void = { _ in }, end: @escaping (Context) -> Void = { _ in }
  ) -> Diagnosis {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context) else { return }
      start(context)
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
      } completion: { _ in
        end(context)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    return clinic.examine { clinic.push("B") }
  }

  @Test("A mask, a corner, a transform of the coming view")
  func coming() throws {
    let diagnosis = examine(
      start: { context in
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        context.view(forKey: .to)?.layer.mask = mask
      },
      end: { context in
        context.view(forKey: .to)?.layer.cornerRadius = 12
        context.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.98, y: 0.98)
      })
    #expect(diagnosis.basics == ["D08"], "\(diagnosis)")
    let evidence = try #require(diagnosis.of("D08").first?.evidence)
    #expect(evidence.contains("mask of the view of PlainViewController is 375 × 600 pt, was none"))
    #expect(evidence.contains("cornerRadius of the view of PlainViewController is 12, was 0"))
    #expect(evidence.contains("scaled to 0.98 × 0.98"))
  }

  @Test("The leaving view, which is seen again after the pop")
  func leaving() {
    let diagnosis = examine(start: { context in
      context.view(forKey: .from)?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    })
    #expect(diagnosis.basics == ["D08"], "\(diagnosis)")
  }

  @Test("A view inside the leaving screen: the source of a flight")
  func source() {
    let diagnosis = examine(start: { $0.view(forKey: .from)?.subviews.first?.alpha = 0 })
    #expect(diagnosis.basics == ["D08"], "\(diagnosis)")
    #expect(diagnosis.of("D08").first?.evidence.contains("alpha of UILabel is 0, was 1") == true)
  }

  @Test("Put back in the completion, all is well")
  func restored() {
    let diagnosis = examine(
      start: { context in
        context.view(forKey: .from)?.alpha = 0.5
        context.view(forKey: .to)?.layer.mask = CALayer()
      },
      end: { context in
        context.view(forKey: .from)?.alpha = 1
        context.view(forKey: .to)?.layer.mask = nil
      })
    #expect(!diagnosis.rules.contains("D08"), "\(diagnosis)")
  }

  @Test("What the coming screen does to itself while it appears is not the animator's")
  func appearing() {
    let clinic = Clinic(navigation: ["A"])
    clinic.delegate.push = ClosureAnimator.slide(.arriving)
    let b = PlainViewController("B")
    b.onWillAppear = { [unowned b] in b.view.subviews.first?.alpha = 0.5 }
    let diagnosis = clinic.examine {
      clinic.run { clinic.navigation.pushViewController(b, animated: true) }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  /// Presents and dismisses with a controller of its own; `undoes` puts the presenter back.
  private func examineCard(undoes: Bool) -> Diagnosis {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.present = ClosureAnimator { context in
      guard let to = Slide.place(.arriving, context),
        let presenter = context.viewController(forKey: .from)?.view
      else { return }
      UIView.animate(withDuration: 0.4) {
        to.transform = .identity
        presenter.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        presenter.layer.cornerRadius = 12
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    delegate.dismiss = ClosureAnimator { context in
      guard let from = Slide.place(.leaving, context),
        let presenter = context.viewController(forKey: .to)?.view
      else { return }
      UIView.animate(withDuration: 0.4) {
        from.transform = Slide.end(.leaving, context)
        if undoes {
          presenter.transform = .identity
          presenter.layer.cornerRadius = 0
        }
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    return clinic.examine {
      clinic.run { clinic.root.present(b, animated: true) }
      clinic.settle()
      clinic.run { b.dismiss(animated: true) }
    }
  }

  @Test("A custom presentation may keep its presenter changed until it is dismissed")
  func card() {
    #expect(examineCard(undoes: true).isHealthy)
    let diagnosis = examineCard(undoes: false)
    #expect(diagnosis.basics == ["D08"], "\(diagnosis)")
    #expect(diagnosis.of("D08").first?.transition?.operation == .dismiss)
  }

  @Test("Ended animations that were told to stay pile up; one is another rule's matter")
  func piledUp() {
    func examine(times: Int) -> Diagnosis {
      let clinic = Clinic(navigation: ["A"])
      clinic.delegate.push = ClosureAnimator { context in
        guard let to = Slide.place(.arriving, context) else { return }
        for _ in 0..<times {
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 0
          fade.toValue = 1
          fade.duration = 0.3
          fade.fillMode = .forwards
          fade.isRemovedOnCompletion = false
          to.layer.add(fade, forKey: nil)
        }
        UIView.animate(withDuration: 0.4) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      return clinic.examine { clinic.push("B") }
    }
    #expect(examine(times: 3).rules.contains("D08"))
    #expect(!examine(times: 1).rules.contains("D08"))
  }
}
