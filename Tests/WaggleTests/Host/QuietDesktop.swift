import Foundation
import Testing
import Waggle
import WaggleRender
import WaggleWindow

/// A desktop without a screen: it counts the frames that are asked for, and does nothing else.
@MainActor class QuietDesktop: WindowEmbedder {
  private(set) weak var session: WindowSession!
  var requests = 0
  var pasted: String?
  var changes: [ReaderChange] = []
  /// The sizes that were asked for, the last one last.
  var sizes: [CGSize] = []

  /// Shows a tree.
  final func open(_ host: ViewHost) -> WindowSession {
    let session = WindowSession(host, self)
    // Frames are run by the test, and not by time.
    session.framePatience = nil
    self.session = session
    return session
  }

  func present() {}
  func minimize() {}
  func close() {}
  func requestFrame() { requests += 1 }
  func show(_ area: DamagedArea) {}
  func setTitle(_ title: String) {}
  func setContentSize(_ size: CGSize) {}
  func resize(to size: CGSize) { sizes.append(size) }
  func setLeastSize(_ size: CGSize) {}
  func setCursor(_ name: String) {}
  func copy(_ content: ClipboardContent) {}
  func paste(_ receive: @escaping @MainActor (String?) -> Void) { receive(pasted) }
  func pasteItems(_ receive: @escaping @MainActor ([NSItemProvider]?) -> Void) { receive(nil) }
  func select(_ text: String) {}
  func readSelection(_ receive: @escaping @MainActor (String?) -> Void) { receive(nil) }
  func open(_ url: URL) -> Bool { false }
  func fail(_ problem: any Error) { Issue.record(problem) }
  func setTextInput(_ caret: CGRect?) {}
  func report(_ changes: [ReaderChange]) { self.changes += changes }
}
