public import Foundation
import Waggle

extension TestHost {
  /// A scroll view of the tree.
  public struct ScrollTarget: Sendable {
    /// The identifier of a view around it; nil for the first one.
    let identifier: String?

    /// The first scroll view in the order of the lists.
    public static var main: ScrollTarget { ScrollTarget(identifier: nil) }

    /// The first scroll view in the view with an identifier.
    public static func identifier(_ identifier: String) -> ScrollTarget {
      ScrollTarget(identifier: identifier)
    }
  }

  /// Scrolls a scroll view by as little as shows a view; one frame.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 100, height: 60)) {
  ///   ScrollView {
  ///     ForEach(0..<40) { Text("Row \($0)").frame(height: 20) }
  ///   }
  /// }
  /// try host.scroll(to: 39)
  /// print(host.text.last ?? "none")  // Row 39
  /// ```
  ///
  /// A row of a lazy container that is not visible is found by its id. A view with an identifier, or with an id inside
  /// such a row, is found by scrolling through the content from its start, which takes a frame for each length of the
  /// scroll view (L189).
  ///
  /// - Parameter target: a string is first looked up as an identifier, then each value as an id.
  /// - Parameter container: the scroll view; `.main` is the first one.
  /// - Parameter fileID: the file of the call, for the error.
  /// - Parameter line: the line of the call, for the error.
  /// - Throws: `ScrollError` if there is no such scroll view, or no such view in it.
  public func scroll(
    to target: some Hashable, in container: ScrollTarget = .main, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    let callSite = CallSite(fileID: fileID, line: line)
    let scroll = try scrollView(container, callSite)
    let found = host.query { scroll.view(for: AnyHashable(target)) }
    guard let view = found ?? reveal(AnyHashable(target), in: scroll) else {
      throw ScrollError(
        "There is no \"\(target)\" in the scroll view: \(scroll.contents).", callSite)
    }
    frame { view.layout.scrollIntoView() }
  }

  /// Scrolls through the content until a lazy container has made the view with an identifier or an id; back if none does.
  private func reveal(_ target: AnyHashable, in scroll: ScrollState) -> ViewNode? {
    guard host.query({ scroll.hasUnmadeRows }) else { return nil }
    let start = host.query { ScrollMark(scroll) }
    let axis: Axis = scroll.metrics.axes.contains(.vertical) ? .vertical : .horizontal
    var next = scroll.offset
    next[axis] = scroll.metrics.minimum(axis)
    repeat {
      frame { scroll.move(to: next, by: .program) }
      if let view = host.query({ scroll.madeView(for: target) }) { return view }
      next[axis] = scroll.offset[axis] + max(1, scroll.metrics.containerSize[axis])
    } while scroll.canMove(axis, by: 1)
    if start.isAtStart {
      moveToStart(scroll, axis)
    } else {
      let view = host.query { start.view.flatMap { scroll.view(withID: $0.id) } }
      frame { start.restore(scroll, view) }
    }
    return nil
  }

  /// Moves to the first row. Rows that come into view may be longer than was estimated, and what is seen stays where it is
  /// then: so it takes several moves.
  private func moveToStart(_ scroll: ScrollState, _ axis: Axis) {
    for _ in 0..<20 {
      var next = scroll.offset
      next[axis] = scroll.metrics.minimum(axis)
      frame { scroll.move(to: next, by: .program) }
      if scroll.offset[axis] <= scroll.metrics.minimum(axis) { return }
    }
  }

  private func scrollView(_ target: ScrollTarget, _ callSite: CallSite) throws -> ScrollState {
    var root = host.query { host.rootView }
    if let identifier = target.identifier {
      guard let found = host.query({ root.identifiedViews.first { $0.identifier == identifier } })
      else {
        throw ScrollError("There is no view with the identifier \"\(identifier)\".", callSite)
      }
      root = found.view
    }
    guard let scroll = host.query({ root.collected(ScrollViewOutput.self).first }) else {
      throw ScrollError(
        "There is no scroll view to scroll \(target.identifier.map { "in \"\($0)\"" } ?? "in the tree").",
        callSite)
    }
    return scroll
  }
}

extension ScrollState {
  /// The view with an identifier or an id in this scroll view, or in one inside.
  fileprivate func view(for target: AnyHashable) -> ViewNode? {
    if let name = target.base as? String, let view = view(withIdentifier: name) { return view }
    for scroll in [self] + (content?.collected(ScrollViewOutput.self) ?? []) {
      if let view = scroll.view(withID: target) { return view }
    }
    return nil
  }

  fileprivate func view(withIdentifier identifier: String) -> ViewNode? {
    content?.identifiedViews.first { $0.identifier == identifier }?.view
  }

  /// The same, among the views that exist.
  fileprivate func madeView(for target: AnyHashable) -> ViewNode? {
    if let name = target.base as? String, let view = view(withIdentifier: name) { return view }
    for scroll in [self] + (content?.collected(ScrollViewOutput.self) ?? []) {
      if let view = scroll.madeView(withID: target) { return view }
    }
    return nil
  }

  private func madeView(withID id: AnyHashable) -> ViewNode? {
    var found: ViewNode?
    content?.output(ViewIDOutput.self)?.forEach { if found == nil, $0 == id { found = $1 } }
    return found
  }

  var hasUnmadeRows: Bool {
    content?.collected(UnmadeRowsOutput.self).contains { $0 > 0 } ?? false
  }

  /// The ids that the scroll view could show, for messages.
  fileprivate var contents: String {
    let names =
      (content?.identifiedViews.map { "\"\($0.identifier)\"" } ?? []) + ids.map { "\($0)" }
    guard !names.isEmpty else { return "nothing in it has an identifier or an id" }
    let more = names.count > 20 ? " and \(names.count - 20) more" : ""
    return "it has " + names.prefix(20).joined(separator: ", ") + more
  }
}

/// What a scroll view shows: an offset alone would not tell, as the positions of lazy rows are estimates.
@MainActor private struct ScrollMark {
  private let offset: CGPoint
  /// Whether nothing is before what is seen.
  let isAtStart: Bool
  /// A visible view with an id, and where it is.
  private(set) var view: (id: AnyHashable, origin: CGPoint)?

  init(_ scroll: ScrollState) {
    offset = scroll.offset
    isAtStart = Axis.allCases.allSatisfy { scroll.offset[$0] <= scroll.metrics.minimum($0) }
    var found: (id: AnyHashable, origin: CGPoint)?
    scroll.content?.output(ViewIDOutput.self)?.forEach { id, view in
      guard found == nil, let frame = scroll.frame(of: view) else { return }
      if frame.overlaps(scroll.visibleRect) { found = (id, frame.origin) }
    }
    view = found
  }

  /// `found` is the view with the id now.
  func restore(_ scroll: ScrollState, _ found: ViewNode?) {
    guard let mark = view, let found else {
      return scroll.move(to: offset, by: .program)
    }
    found.layout.prepareForScrolling()
    let origin = scroll.frame(of: found)?.origin ?? mark.origin
    let moved = CGPoint(
      x: offset.x + origin.x - mark.origin.x, y: offset.y + origin.y - mark.origin.y)
    scroll.move(to: moved, by: .program)
  }
}

extension FoundElement {
  /// Scrolls the scroll views around the view by as little as shows it, the innermost first; one frame.
  ///
  /// - Throws: `ScrollError` if there is no scroll view around it, or its view was removed.
  public func scrollIntoView(fileID: String = #fileID, line: Int = #line) throws {
    let callSite = CallSite(fileID: fileID, line: line)
    guard isPresent else {
      throw ScrollError("The \(self) cannot be scrolled into view: find it again.", callSite)
    }
    var isInside = false
    host.frame { isInside = view.layout.scrollIntoView() }
    guard isInside else {
      throw ScrollError("There is no scroll view around the \(self).", callSite)
    }
  }
}

/// A test scrolled to what is not there.
public struct ScrollError: Error, CustomStringConvertible, LocalizedError {
  private let sentence: String
  private let callSite: CallSite

  init(_ sentence: String, _ callSite: CallSite) {
    self.sentence = sentence
    self.callSite = callSite
  }

  /// The missing view, those that exist, and the line of the test.
  public var description: String { "\(sentence)\nCalled at \(callSite)." }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
