import Foundation
import Observation
import WaggleGraph

/// A window over the first one.
@Observable package final class OpenWindow: Identifiable {
  /// Unique in a program, in the order of opening.
  @ObservationIgnored package let id: Int
  @ObservationIgnored package let scene: SceneWindow
  /// The value that the window is for; nil for none.
  package var value: AnyHashable?
  /// The window with the highest number is in front.
  package fileprivate(set) var rank: Int
  /// What the content dismisses.
  @ObservationIgnored package fileprivate(set) var presentation = Presentation {}
  /// Whose values of `@SceneStorage` it has.
  @ObservationIgnored package let storage: String
  /// The place of its scene among the program's.
  package var sceneIndex: Int? { windows?.index(of: scene) }
  @ObservationIgnored private weak var windows: ProgramWindows?

  fileprivate init(
    _ id: Int, _ scene: SceneWindow, value: AnyHashable?, in windows: ProgramWindows
  ) {
    self.windows = windows
    (self.id, self.scene, self.value, rank) = (id, scene, value, id)
    let name = scene.kind == .settings ? "settings" : scene.id() ?? ""
    storage = scene.kind == .group ? "window \(id)" : "window \(name)"
  }
}

/// Which windows a program asks for.
nonisolated package struct WindowRequest {
  package var isSettings = false
  package var id: String?
  package var value: AnyHashable?
  var valueType: Any.Type?

  fileprivate func matches(_ scene: SceneWindow) -> Bool {
    if isSettings || scene.kind == .settings { return isSettings && scene.kind == .settings }
    if let id, scene.id() != id { return false }
    return valueType == nil || valueType == scene.valueType
  }

  /// What was called without effect.
  var description: String {
    if isSettings { return "openSettings() opened nothing: the program has no Settings scene." }
    let words = [
      id.map { "id: \"\($0)\"" }, valueType.map { "value: a value of \(typeName($0))" },
    ]
    return
      "openWindow(\(words.compactMap { $0 }.joined(separator: ", "))) opened nothing: the program has no scene for it."
  }
}

/// The windows of a program that are open over its first one, and the scenes whose windows can be.
///
/// Always true: `open` has each window once, in the order of opening, and at most one window of a scene that is not a group.
@Observable package final class ProgramWindows {
  @ObservationIgnored private unowned let runtime: Runtime
  /// The scenes of the program, in source order; none in a tree without a program.
  @ObservationIgnored package private(set) var scenes: [SceneWindow] = []
  /// Make what scenes other than the first observe and command, without a window.
  @ObservationIgnored var effects: [(_ViewInputs) -> _ViewOutputs] = []
  package private(set) var open: [OpenWindow] = []
  @ObservationIgnored private var lastNumber = 0
  /// Called with each request before it is answered; a test's answers those of a tree without scenes.
  @ObservationIgnored package var onRequest: ((WindowRequest) -> Void)?

  /// Called when windows were opened or closed, or a different one is in front, while the program runs: what follows is to be done
  /// later. nil where the windows are in the first one, and not those of a desktop.
  @ObservationIgnored package var changed: (() -> Void)?
  /// Whether the first window is closed, while others are open.
  package private(set) var isFirstClosed = false

  private struct WeakReplacement {
    weak var replacement: CommandReplacement?
  }

  @ObservationIgnored private var replacements: [WeakReplacement] = []

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// Notes that commands are in the place of a standard group, as long as they exist.
  func add(_ replacement: CommandReplacement) {
    guard !replacements.contains(where: { $0.replacement === replacement }) else { return }
    replacements.removeAll { $0.replacement == nil }
    replacements.append(WeakReplacement(replacement: replacement))
  }

  /// Whether the program leaves the commands of a standard group as they are.
  package func hasStandard(_ group: CommandGroupPlacement) -> Bool {
    !replacements.contains { $0.replacement?.group?.isSame(as: group) ?? false }
  }

  /// The place of a scene among the program's.
  func index(of scene: SceneWindow) -> Int? { scenes.firstIndex { isSame($0, scene) } }

  /// Closes the first window, whose content disappears. On a desktop only.
  package func closeFirst() {
    guard let changed, !isFirstClosed else { return }
    isFirstClosed = true
    changed()
  }

  func begin(_ scenes: [SceneWindow], effects: [(_ViewInputs) -> _ViewOutputs]) {
    (self.scenes, self.effects) = (scenes, effects)
  }

  /// Forgets everything.
  func end() {
    (scenes, effects, onRequest, changed) = ([], [], nil, nil)
    if !open.isEmpty { open = [] }
  }

  /// Whether windows besides the first can be opened.
  var opensSeveral: Bool {
    scenes.isEmpty ? onRequest != nil : scenes.contains { $0.kind != .settings && $0.canBeOpened }
  }

  /// Opens a window, or brings to the front the one that is there already.
  package func open(_ request: WindowRequest) {
    onRequest?(request)
    guard let scene = scenes.first(where: request.matches) else {
      if onRequest == nil || !scenes.isEmpty { runtime.reportOnce(.missingWindow(request)) }
      return
    }
    open(scene, value: request.value)
  }

  package func open(_ scene: SceneWindow, value: AnyHashable? = nil) {
    if let there = window(of: scene, value: value) { return bringToFront(there) }
    lastNumber += 1
    let window = OpenWindow(lastNumber, scene, value: value, in: self)
    window.presentation = Presentation { [weak self, weak window] in
      if let window { self?.close(window) }
    }
    change { open.append(window) }
  }

  /// The window that is opened no second time.
  private func window(of scene: SceneWindow, value: AnyHashable?) -> OpenWindow? {
    let candidates = open.filter { isSame($0.scene, scene) }
    guard scene.kind == .group else { return candidates.last }
    return value.flatMap { value in candidates.last { $0.value == value } }
  }

  private func isSame(_ a: SceneWindow, _ b: SceneWindow) -> Bool {
    a.kind == b.kind && a.valueType == b.valueType && a.id() == b.id()
  }

  /// The window in front; nil without any.
  package var front: OpenWindow? { open.max { $0.rank < $1.rank } }

  package func bringToFront(_ window: OpenWindow) {
    guard front !== window || changed != nil else { return }
    lastNumber += 1
    window.rank = lastNumber
    changed?()
  }

  /// Opens a window of the first group, as the standard command for new things does. False for a program without a group.
  package func openNew() -> Bool {
    let group = scenes.first { $0.kind == .group }
    group.map { open($0) }
    return group != nil
  }

  package func close(_ window: OpenWindow) { change { open.removeAll { $0 === window } } }

  /// Closes the windows that match.
  func close(_ request: WindowRequest) {
    change {
      open.removeAll {
        request.matches($0.scene) && (request.value == nil || request.value == $0.value)
      }
    }
  }

  private func change(_ body: () -> Void) {
    withAnimation(.easeOut(duration: 0.15), body)
    changed?()
  }
}

extension ProgramWindows: Equatable {
  package static func == (a: ProgramWindows, b: ProgramWindows) -> Bool { a === b }
}
