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
  private var timer: Task<Void, Never>?
  private var title: String?
  /// The part of the text that an input method is composing.
  var composed: Range<Int>?
  /// Where text is edited, and the view in which it is.
  var textPlace: (caret: CGRect, id: Int)?
  private(set) var isClosed = false
  /// What a screen reader sees; nil before one asks.
  var reader: WindowReader?
  /// The frames in which something was drawn.
  package private(set) var framesDrawn = 0

  package init(_ host: ViewHost, _ embedder: any WindowEmbedder) {
    let start = ContinuousClock.now
    clock = { (ContinuousClock.now - start) / .seconds(1) }
    self.host = host
    self.embedder = embedder
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

  private func connectClipboard() {
    let clipboard = host.runtime.store(TextClipboard.self)
    clipboard.copied = { [weak self] text in onMainActor { self?.embedder?.copy(text) } }
    clipboard.fetch = { [weak self] receive in
      nonisolated(unsafe) let receive = receive
      onMainActor {
        guard let self, let embedder = self.embedder else { return receive(nil) }
        embedder.paste { text in self.frame { receive(text) } }
      }
    }
  }

  /// Drops the tree. Nothing runs afterwards.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    timer?.cancel()
    reader = nil
    host.runtime.wakeUp.listen(nil)
    host.close()
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

  /// Handles an event of the user.
  package func handle(_ event: InputEvent) {
    frame { host.input.handle(event) }
  }

  // MARK: Frames

  /// The next frame of the screen: runs what is due, and draws what has changed.
  package func tick() {
    guard !isClosed else { return }
    if isDue { host.frame(at: max(clock(), host.time)) }
    draw()
    reader?.follow()
    follow()
  }

  private var isDue: Bool {
    guard let next = host.nextMoment else { return false }
    return host.hasWork || next <= clock()
  }

  func frame(_ event: () -> Void) {
    guard !isClosed else { return }
    host.frame(at: max(clock(), host.time), event)
    follow(drawing: true)
  }

  private func draw() {
    guard let buffer else { return }
    do {
      let isDark = host.rootEnvironment.colorScheme == .dark
      let area = try buffer.show(host.displayList, background: isDark ? .black : .white)
      if !area.isEmpty {
        framesDrawn += 1
        embedder?.show(area)
      }
    } catch {
      embedder?.fail(error)
    }
    followTextInput()
    if let title = host.windowTitle, title != self.title {
      self.title = title
      embedder?.setTitle(title)
    }
  }

  /// Asks for the frame that is due next, or waits for its time.
  ///
  /// - Parameter drawing: whether something may have changed that is drawn.
  private func follow(drawing: Bool = false) {
    guard !isClosed else { return }
    timer?.cancel()
    timer = nil
    let moment = host.nextMoment
    if drawing || host.hasWork || moment.map({ $0 <= clock() }) ?? false {
      embedder?.requestFrame()
      return
    }
    guard let moment else { return }
    let wait = moment - clock()
    timer = Task { [weak self] in
      try? await Task.sleep(for: .seconds(wait), tolerance: .zero)
      if !Task.isCancelled { self?.embedder?.requestFrame() }
    }
  }
}
