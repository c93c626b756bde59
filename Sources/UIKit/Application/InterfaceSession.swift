package import QuartzCore

/// UIKit's half of a stage's state: application, screen, windows, the log, and the turn in progress.
@MainActor
package final class InterfaceSession {
  package let media: MediaSession
  /// The device as it is held.
  package internal(set) var device: DeviceMetrics
  /// What every window begins with.
  package internal(set) var traits: UITraitCollection { didSet { TraitGeneration.advance() } }
  package internal(set) var accessibility = AccessibilitySettings()
  /// How the device is held; an interface that does not turn with it stays as it was.
  var deviceOrientation = UIDeviceOrientation.portrait
  /// The turning of the interface that is on its way.
  var rotation: RotationCoordinator?
  /// The device was turned while screens changed.
  var turnWaits = false
  /// The app was given another part of the screen while screens changed.
  var waitingShare: ScreenShare?
  package let log: EventLog
  /// Ticks a second; display links and the frames of live windows follow them.
  package let tickRate: Int
  package internal(set) var windows: [UIWindow] = []
  package private(set) lazy var application = UIApplication(session: self)
  package private(set) lazy var screen = UIScreen(session: self)
  private(set) lazy var scene = UIWindowScene(session: self)
  private(set) lazy var uiDevice = UIDevice(session: self)
  package private(set) lazy var loop = FrameLoop(session: self)
  package private(set) lazy var statusBar = StatusBar(session: self)
  /// The innermost `UIView.animate` block that is being run.
  package var animationState: ViewAnimationState?
  package var areAnimationsEnabled = true
  /// How deep completions that had nothing to wait for are inside each other.
  var completionDepth = 0
  /// Property animators that run; they live until they end.
  var animators: [UIViewPropertyAnimator] = []
  /// Nothing is held any more from here on, whatever its state.
  private(set) var isRetiring = false
  /// Where model changes made by animation blocks are noted (F9).
  var modelRecorder: ModelRecorder?
  /// What delivers fingers to recognizers and views.
  package private(set) lazy var touches = TouchDispatcher(session: self)
  private var deferred: [() -> Void] = []
  /// What scrolls by itself.
  let motions = FrameMotions()
  /// The identifier of the cell that is being made from its class object.
  var identifierOfNewCell: String?
  /// Where the element of a collection that is being asked for or made will be.
  var newElement: (path: IndexPath, frame: CGRect)?
  /// Transitions between their start and their end; they live until then.
  var transitions: [TransitionDriver] = []
  package var openTransitions: [TransitionDriver] { transitions }
  /// Calls that wait, so that they can be cancelled.
  var delayedCalls: [DelayedCall] = []
  /// What apps said about the look of all views of a class.
  let appearances = AppearanceProxies()
  /// What apps register in the place of storyboards and nibs.
  package var interfaceFiles = InterfaceFiles()
  /// Observers by selector.
  var observers: [NotificationToken] = []

  package init(
    media: MediaSession = MediaSession(), device: DeviceMetrics = .phone, tickRate: Int = 60,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.media = media
    self.device = device
    self.tickRate = max(1, tickRate)
    traits = UITraitCollection(device: device, userInterfaceStyle: userInterfaceStyle)
    log = EventLog(media: media)
    media.interface = self
    media.screenScale = device.scale
    media.typesetter = { layer, context in TextLayerDrawing(layer).draw(in: context) }
    log.switched = { [weak self] in self?.observeMedia() }
    media.clock.liveLockHandler = { [weak self] label in
      MainActor.assumeIsolated {
        self?.record(label, "asked for itself at one moment ten thousand times; left waiting")
        self?.loop.isLiveLocked = true
      }
    }
  }

  /// The session of calls that name none: of the stage that is being run, or the app's own.
  package static var current: InterfaceSession {
    let media = MediaSession.current
    if let session = media.interface as? InterfaceSession { return session }
    return InterfaceSession(media: media)
  }

  package var clock: VirtualClock { media.clock }

  /// Notes something that is not there yet, or misuse.
  package func record(_ subject: String, _ message: String) {
    log.record(.issue(CompatibilityIssue(subject: subject, message: message)))
    media.record(subject, message)
  }

  /// The end of a stage: nothing that waits or runs will happen, and nothing is held any more.
  package func retire() {
    isRetiring = true
    animators = []
    motions.removeAll()
    media.run { for window in windows.reversed() { window.close() } }
    for transition in transitions { transition.abandon() }
    transitions = []
    rotation = nil
    deferred = []
    delayedCalls = []
    for entry in observers { entry.center.removeObserver(entry.token) }
    observers = []
    media.retire()
  }

  // MARK: The end of a turn

  /// Runs `work` at the end of this turn, before its layout: transitions begin there (F177).
  package func atEndOfTurn(_ work: @escaping () -> Void) { deferred.append(work) }

  package var hasDeferredWork: Bool { !deferred.isEmpty }

  func runDeferred() {
    var rounds = 0
    while !deferred.isEmpty, rounds < 1000 {
      let work = deferred
      deferred = []
      for item in work { item() }
      rounds += 1
    }
  }

  // MARK: The log

  private func observeMedia() {
    guard log.isOn else {
      media.observer = nil
      return
    }
    media.observer = { [weak log] event in
      MainActor.assumeIsolated { log?.record(event) }
    }
  }

  package func checkInvariants() {
    media.checkInvariants()
    for window in windows { window.checkInvariants() }
  }
}
