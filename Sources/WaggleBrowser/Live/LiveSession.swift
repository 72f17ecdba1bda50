package import Foundation
package import Waggle

/// The program of one page: its tree of views, the elements that the page displays, and its connection, if it has one.
///
/// A few patches may be in flight (`PatchPace`). Beyond that the next one waits until the page has acknowledged the first,
/// and brings the page to the latest state: a slow page skips the states between. Nothing runs or is sent while nothing
/// changes.
@MainActor package final class LiveSession {
  /// The schemes of addresses that a program may open: others may run code or programs.
  static let openedSchemes = ["http", "https", "mailto", "tel"]

  package let id = AccessToken()
  /// Identifies what the page's `@SceneStorage` keeps; the same after a reload.
  package let scene: String
  package let host: ViewHost
  /// What an inspector of the program sees.
  package let inspected: InspectedProgram
  let input: PageInput
  let fonts: PageFonts
  /// If set, used instead of the scheme that the page or the content prefers (R162).
  let fixedScheme: ColorScheme?
  /// If set, used instead of the browser's language, with its direction.
  let fixedLocale: Locale?
  /// The tree's time: seconds since the session began. Tests have their own.
  package var clock: @MainActor () -> TimeInterval

  /// What the page displays.
  var page: DisplayedPage
  /// The keys that the page is to take from the browser.
  var handledKeys = HandledKeys()
  let fields: PageFields
  var focusQuestions = FocusQuestions()
  /// Pending readers of the browser's clipboard.
  var pasting: [(String?) -> Void] = []
  /// The number of the page's last input; 0 if it has no numbers.
  var lastInput = 0

  var link = PageLink()
  var patches = PatchQueue()
  /// The times of frames.
  var pace = FramePace()
  /// Where the page has scrolled since the last frame.
  var reports = ScrollReports()
  var timer: Task<Void, Never>?
  /// How many bodies ran in frames that only the passage of time made due.
  var timedBodies = 0
  /// How often the accessibility elements were collected, except those of parts that are kept.
  package internal(set) var collections = 0
  /// How many elements were described for the page.
  package internal(set) var descriptions = 0

  var addressReporter = AddressReporter()
  let receivers = URLReceivers()
  /// Whether the screens of the address are being opened, or newer code replaces the views: nothing is shown meanwhile.
  var isOpening = false
  var isClosed = false
  /// The rectangle that an inspector marks in the page.
  var highlighted: CGRect?
  /// Makes a test of what is done in the page; nil where no page has asked for it.
  var recorder: SessionRecorder?
  /// The test that the page has.
  var recorded = ""

  /// Whether the session shows the inspector of another session's program.
  let isInspector: Bool

  init(
    _ host: ViewHost, _ fonts: PageFonts, scene: String, scheme: ColorScheme?,
    locale: Locale?, isInspector: Bool = false
  ) {
    let start = ContinuousClock.now
    clock = { (ContinuousClock.now - start) / .seconds(1) }
    self.isInspector = isInspector
    self.host = host
    inspected = InspectedProgram(host)
    self.scene = scene
    self.fonts = fonts
    (fixedScheme, fixedLocale) = (scheme, locale)
    host.followsPreferredColorScheme = scheme == nil
    host.animatesByItself = true
    input = PageInput(host)
    fields = PageFields(fonts)
    page = DisplayedPage(fonts)
    host.runtime.announcements.listen { [weak self] in self?.outbox?.send(.announce($0)) }
    host.runtime.feedback.listen { [weak self] in self?.outbox?.send(.vibrate($0.vibration)) }
    host.runtime.wakeUp.listen { [weak self] in Task { @MainActor in self?.wake() } }
    let clipboard = host.runtime.store(TextClipboard.self)
    clipboard.copied = { [weak self] text in onMainActor { self?.outbox?.send(.copy(text)) } }
    clipboard.fetch = { [weak self] receive in
      onMainActor { self?.fetchPasted(receive) }
    }
    inspected.highlight = { [weak self] in self?.highlight($0) }
    host.updateEnvironment {
      $0.drawsFocusRings = false
      $0.urlReceivers = receivers
      $0.systemLinks = SystemLinks(canOpen: LiveSession.canOpen) { [weak self] url in
        onMainActor { self?.open(url) ?? false }
      }
      $0.systemSharing = SystemSharing { [weak self] content in
        onMainActor { self?.outbox?.send(.share(content)) }
      }
    }
  }

  /// The tree's time: seconds since the session began.
  var time: TimeInterval { clock() }

  package var isConnected: Bool { outbox != nil }

  var outbox: Outbox? { link.outbox }

  /// The number of the last patch.
  package var lastPatch: Int { patches.last }

  /// Frees the tree, and closes the connection with the reason.
  package func close(_ reason: WebSocketClose) {
    isClosed = true
    link.close(reason)
    timer?.cancel()
    host.runtime.wakeUp.listen(nil)
    host.close()
    inspected.end()
  }
}
