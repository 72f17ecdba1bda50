import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleRender
import WaggleWindow

/// A desktop that records what screen readers are sent.
final class ReaderDesktop: QuietDesktop {
  var copied: [String] = []

  override func copy(_ content: ClipboardContent) { copied.append(content.text ?? "") }

  /// A line for each change that was sent since the last call.
  func take() -> [String] {
    defer { changes = [] }
    return changes.map(\.words)
  }
}

extension ReaderChange {
  /// Main actor, as all of a window.
  var words: String {
    MainActor.assumeIsolated {
      switch self {
      case .inserted(let node): "+ \(node.element.name) at \(node.index)"
      case .removed(let node, _, let index): "- \(node.element.name) at \(index)"
      case .moved(let node, let index): "\(node.element.name) from \(index) to \(node.index)"
      case .changed(let node, let old):
        old.name == node.element.name
          ? "\(node.element.name) changed" : "\(old.name) is \(node.element.name)"
      case .announced(let sentence): "says \(sentence)"
      }
    }
  }
}

/// A window that a screen reader looks at.
@MainActor final class ReadWindow {
  let desktop = ReaderDesktop()
  let session: WindowSession
  var time = 0.0

  init<Content: View>(
    _ size: CGSize = CGSize(width: 400, height: 600),
    @ViewBuilder _ content: @escaping () -> Content
  ) throws {
    let parts = RenderSystem.make()
    let runtime = Runtime(measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
    let host = ViewHost(
      runtime: runtime, size: size, environment: EnvironmentValues(), content: content)
    session = desktop.open(host)
    session.clock = { [unowned self] in time }
    try session.resize(to: size, scale: 1)
    settle()
  }

  isolated deinit { session.close() }

  /// The frames that the screen is asked for, until it is asked for no more, on a slow screen.
  func settle() {
    for _ in 0..<240 where desktop.requests > 0 {
      desktop.requests = 0
      time += 0.1
      session.tick()
    }
  }

  var reader: WindowReader { session.openReader()! }

  /// The element that is called so.
  func find(_ name: String) throws -> ReaderNode {
    try #require(reader.root.flattened.first { $0.element.name == name }, "no element \(name)")
  }

  func find(_ kind: ElementKind) throws -> ReaderNode {
    try #require(reader.root.flattened.first { $0.element.kind == kind }, "no element \(kind)")
  }

  /// Each element: its kind, its name and its states, one a line.
  var outline: [String] { outline(of: reader.root, indent: "") }

  private func outline(of node: ReaderNode, indent: String) -> [String] {
    node.children.flatMap { child in
      ["\(indent)\(child.element.kind) \(child.element.name)"]
        + outline(of: child, indent: indent + "  ")
    }
  }

  /// All of the tree, to compare with that of a window that was made now.
  var all: [ReaderElement] { reader.root.flattened.dropFirst().map(\.element) }
}
