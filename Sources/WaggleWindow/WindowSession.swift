package import Foundation
package import Waggle
package import WaggleRender

/// A window of a program: its tree of views, and its pixels.
///
/// Input is handled at once; the frame that the screen asks for next draws what has changed since the last. Nothing runs and
/// nothing is drawn while nothing changes.
@MainActor package final class WindowSession {
  package let host: ViewHost
  weak var embedder: (any WindowEmbedder)?
  /// The tree's time: seconds since the window was opened. Tests have their own.
  package var clock: @MainActor () -> TimeInterval
  /// The pixels that are shown; nil before the window has a size.
  package private(set) var buffer: FrameBuffer?
  private let timer = MainTimer()
  /// Runs frames that the screen does not ask for.
  private var watch: FrameWatch!
  private var title: String?
  /// Where the mouse is with no button pressed, or was before one was; nil outside of the window.
  private var mouse: CGPoint?
  private var cursor = "default"
  /// The text that was selected last.
  var selection: String?
  /// The part of the text that an input method is composing.
  var composed: Range<Int>?
  /// Where text is edited, and the view in which it is.
  var textPlace: (caret: CGRect, id: Int)?
  /// The program as an inspector sees it.
  package let inspected: InspectedProgram
  /// What an inspector marks, in points.
  private var highlighted: CGRect?
  /// The least size that the desktop knows.
  var leastSize: CGSize?
  /// What the window needs for what is presented in it.
  let room: PresentationRoom?
  /// The size that the window had before it grew for that, and the one that was asked for.
  var grown: (from: CGSize, to: CGSize)?
  private var marked: (list: DisplayList, frame: CGRect, result: DisplayList)?
  private var isHidden = false
  private(set) var isClosed = false
  /// What a screen reader sees; nil before one asks.
  var reader: WindowReader?
  /// When what is not used was last dropped.
  private var dropped: TimeInterval = 0
  /// The frames in which something was drawn.
  package private(set) var framesDrawn = 0

  /// The scheme that the program's caller asked for, whatever the desktop's is.
  private let colorScheme: ColorScheme?
  private var settings: DesktopSettings?

  /// - Parameter colorScheme: the scheme of the window, whatever the desktop's is; nil for the desktop's.
  package init(
    _ host: ViewHost, _ embedder: any WindowEmbedder, colorScheme: ColorScheme? = nil
  ) {
    self.colorScheme = colorScheme
    let start = ContinuousClock.now
    clock = { (ContinuousClock.now - start) / .seconds(1) }
    self.host = host
    self.embedder = embedder
    room = host.rootEnvironment.windowParts?.part { PresentationRoom() }
    inspected = InspectedProgram(host)
    watch = FrameWatch { [weak self] in
      self?.runFrame()
    } rest: { [weak self] in
      self?.dropUnused(isResting: true)
    }
    inspected.highlight = { [weak self] in self?.highlight($0) }
    host.runtime.wakeUp.listen { [weak self] in Task { @MainActor in self?.follow() } }
    connectClipboard()
    host.runtime.announcements.listen { [weak self] sentence in
      onMainActor { self?.announce(sentence) }
    }
    host.updateEnvironment {
      $0.systemLinks = SystemLinks(canOpen: { _ in true }) { [weak self] url in
        onMainActor { self?.embedder?.open(url) ?? false }
      }
    }
  }

  /// The desktop shows the window no longer; the tree runs on.
  func hide() {
    (embedder, buffer, mouse, reader) = (nil, nil, nil, nil)
    watch.end()
    isHidden = true
  }

  private func requestFrame() {
    if let embedder {
      watch.request()
      return embedder.requestFrame()
    }
    guard isHidden else { return }
    timer.start(after: Self.hiddenFrame) { [weak self] in self?.tick() }
  }

  /// The time between frames of a window that the desktop shows no longer, in seconds.
  private static let hiddenFrame = 1.0 / 60

  /// How long a frame that was asked for may take until it runs without the screen (C598); nil for ever.
  package var framePatience: Duration? {
    get { watch.patience }
    set { watch.patience = newValue }
  }

  /// Performs a shortcut of the program that another window has received. False if there is none.
  func performShortcut(_ press: KeyPress) -> Bool {
    var isPerformed = false
    frame { isPerformed = host.input.performShortcut(press) }
    return isPerformed
  }

  /// Drops the tree. Nothing runs afterwards.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    timer.stop()
    watch.end()
    reader = nil
    host.runtime.wakeUp.listen(nil)
    host.close()
    inspected.end()
  }

  // MARK: What the desktop says

  /// The window has another size, in points, or is on a screen with another scale.
  ///
  /// - Throws: `RenderError` if the window has too many pixels.
  package func resize(to size: CGSize, scale: CGFloat) throws {
    guard !isClosed, size.width >= 1, size.height >= 1 else { return }
    let pixels = CGSize(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    guard buffer?.size != pixels || buffer?.scale != scale else { return }
    buffer = try FrameBuffer(size: pixels, scale: scale)
    frame {
      host.size = size
      if host.rootEnvironment.displayScale != scale {
        host.updateEnvironment { $0.displayScale = scale }
      }
    }
  }

  /// The user has other settings (C621).
  package func follow(_ settings: DesktopSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    frame { host.updateEnvironment { $0.adopt(settings, fixing: colorScheme) } }
  }

  /// Handles an event of the user.
  package func handle(_ event: InputEvent) {
    switch event {
    case .hover(let hover): (mouse, inspected.pointer) = (hover.location, hover.location)
    case .pointer(let pointer): inspected.pointer = pointer.location
    default: break
    }
    frame { host.input.handle(event) }
  }

  // MARK: Frames

  /// The next frame of the screen: runs what is due, and draws what has changed.
  package func tick() {
    watch.answer()
    runFrame()
  }

  private func runFrame() {
    guard !isClosed else { return }
    if isDue {
      host.frame(at: max(clock(), host.time))
      inspected.changed()
    }
    draw()
    reader?.follow()
    follow()
    dropUnused()
  }

  /// Every few seconds in which frames are drawn, and once after the last: drops what was cached and is not used (C599).
  private func dropUnused(isResting: Bool = false) {
    let time = clock()
    guard !isClosed, time - dropped >= Self.dropInterval else { return }
    dropped = time
    RenderSystem.dropUnused()
    if isResting { RenderSystem.releaseMemory() }
  }

  /// The least time between two of these, in seconds.
  private static let dropInterval = 5.0

  private var isDue: Bool {
    guard let next = host.nextMoment else { return false }
    return host.hasWork || next <= clock()
  }

  package func frame(_ event: () -> Void) {
    guard !isClosed else { return }
    host.frame(at: max(clock(), host.time), event)
    inspected.changed()
    follow(drawing: true)
  }

  private func draw() {
    guard let buffer else { return }
    followContent()
    do {
      let isDark = host.rootEnvironment.colorScheme == .dark
      let area = try buffer.show(displayList, background: isDark ? .black : .white)
      if !area.isEmpty {
        framesDrawn += 1
        embedder?.show(area)
      }
    } catch {
      embedder?.fail(error)
    }
    followTextInput()
    followSelection()
    followMouse()
    if let title = host.windowTitle, title != self.title {
      self.title = title
      embedder?.setTitle(title)
    }
  }

  private var displayList: DisplayList {
    let list = host.displayList
    guard let highlighted, let root = list.root else { return list }
    if let marked, marked.list == list, marked.frame == highlighted { return marked.result }
    let frame = DisplayNode(
      .stroke(
        Path(highlighted), frame: CGRect(origin: .zero, size: host.size),
        .color(Color.blue.resolve(in: ColorContext())), StrokeStyle(lineWidth: 2)))
    let result = DisplayList(DisplayNode(.group([root, frame])))
    marked = (list, highlighted, result)
    return result
  }

  /// Marks a rectangle of the window; nil removes the mark.
  private func highlight(_ frame: CGRect?) {
    guard frame != highlighted else { return }
    (highlighted, marked) = (frame, nil)
    follow(drawing: true)
  }

  /// Whether nothing at a point takes a press: there a window without a title bar is moved.
  package func isBackground(at point: CGPoint) -> Bool {
    guard let hit = host.input.hit(at: point) else { return true }
    return hit.listeners.isEmpty && hit.focusTargets.isEmpty
  }

  /// The window is on the screen, or is minimised or covered.
  package func show(_ isVisible: Bool) {
    let phase = isVisible ? ScenePhase.active : .background
    guard host.rootEnvironment.scenePhase != phase else { return }
    frame { host.updateEnvironment { $0.scenePhase = phase } }
  }

  /// Shows what the view under the mouse wants the pointer to look like (C620).
  private func followMouse() {
    guard let mouse, !isClosed else { return }
    let direction = host.rootEnvironment.layoutDirection
    let name = host.input.pointerStyle(at: mouse).cursorName(in: direction)
    guard name != cursor else { return }
    cursor = name
    embedder?.setCursor(name)
  }

  /// Asks for the frame that is due next, or waits for its time.
  ///
  /// - Parameter drawing: whether something may have changed that is drawn.
  private func follow(drawing: Bool = false) {
    guard !isClosed else { return }
    timer.stop()
    let moment = host.nextMoment
    if drawing || host.hasWork || moment.map({ $0 <= clock() }) ?? false {
      requestFrame()
      return
    }
    guard let moment else { return }
    let wait = moment - clock()
    timer.start(after: wait) { [weak self] in self?.requestFrame() }
  }
}
