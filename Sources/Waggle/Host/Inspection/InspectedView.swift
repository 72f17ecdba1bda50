package import Foundation

/// A view of an inspected program, and its part in how a key's value is computed.
package struct InspectedView: Identifiable, Hashable, Sendable {
  /// The same as long as the view exists and does the same for the key.
  package struct ID: Hashable, Sendable {
    fileprivate var view: ObjectIdentifier?
    fileprivate var role: String
    fileprivate var path: String
    /// Distinguishes what is equal otherwise.
    fileprivate var number: Int
  }

  package var id: ID
  /// The views' names from the one above, such as "Table › HStack"; empty if it is about the same view.
  package var name: String
  /// The names from the root.
  package var path: String
  package var role: PreferenceTrace.Role
  /// What the view does with the value, as in a printed trace.
  package var verb: String
  /// The value as text; nil where there is none.
  package var value: String?
  /// Why the value was not requested.
  package var reason: String?
  package var notes: [String]
  /// Whether the view writes, changes, combines, observes or reads the key.
  package var takesPart: Bool
  package var views: [InspectedView]
  /// Its place in the trace.
  package var position: TracePosition
}

/// How the value of a key is computed in an inspected program, at one moment.
@MainActor package struct InspectedFlow {
  package let keyName: String
  package let trace: PreferenceTrace
  /// The views at the top.
  package let views: [InspectedView]

  /// - Parameter showsAllViews: whether views that do not take part are among them.
  package init(_ host: ViewHost, of key: any PreferenceKey.Type, showsAllViews: Bool) {
    keyName = keyTypeName(key)
    trace = host.trace(ofAny: key, includesAllViews: true)
    var builder = InspectedViewBuilder(host: host, showsAllViews: showsAllViews)
    views = trace.steps.enumerated().flatMap { index, step in
      builder.views(of: step, at: [index], below: "")
    }
  }

  /// All views, each before those in it.
  package var allViews: [InspectedView] {
    var all: [InspectedView] = []
    var waiting: [InspectedView] = views.reversed()
    while let next = waiting.popLast() {
      all.append(next)
      waiting += next.views.reversed()
    }
    return all
  }

  /// Where the view of a step is in the window, in points; nil if it has no place there.
  package func frame(at position: TracePosition, in host: ViewHost) -> CGRect? {
    guard let view = trace[position]?.view else { return nil }
    let frame = host.query { view.output(LayoutOutput.self)?.frameInRoot }
    return frame.flatMap { $0.isNull || $0.isInfinite ? nil : $0 }
  }

  /// The innermost view at a point among those listed.
  package func view(at point: CGPoint, in host: ViewHost) -> InspectedView? {
    func innermost(_ views: [InspectedView]) -> InspectedView? {
      for view in views.reversed() {
        if let inner = innermost(view.views) { return inner }
        if let frame = frame(at: view.position, in: host), frame.encloses(point) { return view }
      }
      return nil
    }
    return innermost(views)
  }
}

/// Makes the views of a trace; those that do not take part are replaced by what is in them, unless all are shown.
@MainActor private struct InspectedViewBuilder {
  let host: ViewHost
  let showsAllViews: Bool
  var numbers: [InspectedView.ID: Int] = [:]

  /// Steps further in are not listed: calls cannot be nested as deeply as views.
  private static var mostLevels: Int { 600 }

  mutating func views(of step: PreferenceTrace.Step, at position: TracePosition, below path: String)
    -> [InspectedView]
  {
    let isShown = (showsAllViews || step.takesPart) && !step.isPassingPart
    let start = isShown && !step.viewPath.isEmpty ? step.viewPath : path
    // The id is given before those of the views inside, so that it does not depend on them.
    let id = isShown ? id(of: step) : nil
    var inner: [InspectedView] = []
    var notes = step.notes.map(\.text)
    if position.count < Self.mostLevels {
      for (index, below) in step.steps.enumerated() {
        inner += views(of: below, at: position + [index], below: start)
      }
    } else if !step.steps.isEmpty {
      let count = PreferenceTrace.entries(of: step.steps).count
      notes.append("\(count) more in it are not listed: they are nested too deeply")
    }
    guard let id else { return inner }
    return [
      InspectedView(
        id: id, name: name(of: step, below: path), path: step.viewPath, role: step.role,
        verb: step.verb,
        value: step.value?.text(in: 240),
        // What listens asks itself, whatever the views around it do.
        reason: step.listens ? nil : step.notRequested?.rawValue,
        notes: notes, takesPart: step.takesPart, views: inner, position: position)
    ]
  }

  private mutating func id(of step: PreferenceTrace.Step) -> InspectedView.ID {
    var id = InspectedView.ID(
      view: step.view.map(ObjectIdentifier.init), role: step.role.rawValue, path: step.viewPath,
      number: 0)
    numbers[id, default: 0] += 1
    id.number = numbers[id]!
    return id
  }

  private func name(of step: PreferenceTrace.Step, below path: String) -> String {
    var names = PreferenceTrace.names(in: step.viewPath)
    let outer = PreferenceTrace.names(in: path)
    if names.starts(with: outer) { names.removeFirst(outer.count) }
    if step.role == .silent, let view = step.view { names.append(leafName(of: view)) }
    return names.joined(separator: " › ")
  }

  /// The text that a view shows, else the name of its kind.
  private func leafName(of view: ViewNode) -> String {
    let strings = host.displayList(of: view).visibleStrings
    if let text = strings.first, !text.isEmpty { return "“\(ShortValue(text).text(in: 32))”" }
    let type = String(describing: type(of: view)).prefix { $0 != "<" }
    return type.hasSuffix("Node") ? String(type.dropLast(4)) : String(type)
  }
}

extension PreferenceTrace.Step {
  /// Whether the view writes, changes, combines, observes or reads the key, or would if it were asked.
  fileprivate var takesPart: Bool {
    switch role {
    case .wrote, .transformed, .observed, .unwritten, .read: true
    case .combined: !handsUpNothing && steps.contains(where: \.hasPart)
    case .chose, .presented, .kept: steps.contains(where: \.hasPart)
    case .passed, .silent: false
    }
  }

  /// Whether the view is a part of one of the framework's views, which the program did not write, and only hands on what a view in
  /// it has.
  fileprivate var isPassingPart: Bool {
    guard isPartOfFramework else { return false }
    switch role {
    case .silent, .passed: return true
    case .combined:
      let parts = steps.filter(\.hasPart)
      return parts.count < 2 && parts.allSatisfy { $0.hasValue(of: self) }
    default: return false
    }
  }
}

extension PreferenceTrace.Note {
  /// The note as one line.
  package var text: String {
    switch self {
    case .words(let words): words
    case .reduced(let values):
      "reduced " + values.prefix(2).map { $0.text(in: 120) }.joined(separator: " + ")
        + values.dropFirst(2).map { ", then + \($0.text(in: 120))" }.joined()
    }
  }
}
