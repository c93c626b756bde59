import InterludeStage
import InterludeStudio
import UIKit

/// The animator tells the list that it disappears, though it stays behind the song.
@MainActor
enum AppearanceByHandMistake {
  static let scene = FilmScene(
    "mistake-appearance-by-hand", "behind the song the list thinks it is gone, and stays paused",
    rule: "D23",
    root: { PlayerController(ModalDelegate(presenting: Animator())) },
    script: Script().tap(at: 0.1) { player($0)?.openButton }.run(at: 1.4) {
      $0.window.rootViewController?.dismiss(animated: false)
    })

  private static func player(_ stage: Stage) -> PlayerController? {
    stage.window.rootViewController as? PlayerController
  }

  private final class Animator: MistakeAnimator {
    private let slide = SlideAnimator(isPresenting: true)

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      let presenter = transitionContext.viewController(forKey: .from)
      presenter?.beginAppearanceTransition(false, animated: true)
      presenter?.endAppearanceTransition()
      slide.animateTransition(using: transitionContext)
    }
  }

  /// Plays while it is on the screen.
  private final class PlayerController: UIViewController {
    let openButton = UIButton(type: .system)
    private let state = UILabel()
    private let delegate: ModalDelegate

    init(_ delegate: ModalDelegate) {
      self.delegate = delegate
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      state.frame = CGRect(x: 24, y: 160, width: 300, height: 44)
      state.font = .preferredFont(forTextStyle: .largeTitle)
      openButton.frame = CGRect(x: 24, y: 220, width: 160, height: 44)
      openButton.setTitle("Open the song", for: .normal)
      openButton.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          let song = SongViewController(Song.all[1])
          song.modalPresentationStyle = .custom
          song.transitioningDelegate = delegate
          present(song, animated: true)
        }, for: .touchUpInside)
      view.addSubview(state)
      view.addSubview(openButton)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      state.text = "▶ Playing"
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      state.text = "❙❙ Paused"
    }
  }
}
