import Foundation
import Waggle

/// Lets a row be dragged to another place among the rows of its `ForEach`, by its grip, or anywhere after a long press
/// (C090).
struct RowMoving: ViewModifier {
  let row: ListRow
  let editing: RowEditing
  /// Whether the grip is shown.
  let hasGrip: Bool
  /// How far a finger may move on a row whose menu stays open.
  private static let slack: CGFloat = 10

  @State private var distance: CGFloat?
  @State private var motion = RowMotion()
  @Environment(\.rowDrag) private var drag
  @Environment(\.listModel) private var model
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .trailing) {
        Decoration { if hasGrip { Grip().gesture(dragging) } }.padding(row.margins)
      }
      .shadow(color: .black.opacity(distance == nil ? 0 : 0.2), radius: 8)
      .offset(y: distance ?? shift)
      .gesture(holding, including: holds == .yielding ? .all : .subviews)
      .simultaneousGesture(holding, including: holds == .besideMenu ? .all : .subviews)
      .highPriorityGesture(holding, including: holds == .first ? .all : .subviews)
      .onDisappear { if distance != nil { cancel() } }
  }

  private var context: RowContext { row.context }

  /// What a long press of the row does besides moving it.
  private enum Holding {
    /// A long press does not move the row.
    case never
    /// A long press moves the row, also one that is a link or a button.
    case first
    /// A long press opens the menu, and moves the row when the finger moves then.
    case besideMenu
    /// A long press drags the row to other views.
    case yielding
  }

  private var holds: Holding {
    if !editing.canMove || hasGrip { return .never }
    if editing.values.rowDrag != nil { return .yielding }
    return editing.values.rowMenu != nil ? .besideMenu : .first
  }

  private var shift: CGFloat {
    guard let drag = drag?.wrappedValue, let source = editing.values.rowEdits.moveSource,
      ObjectIdentifier(source) == drag.source, let offset = editing.offset
    else { return 0 }
    return drag.shift(of: offset)
  }

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { move($0.translation.height) }
      .onEnded { _ in drop() }
  }

  private var holding: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .onChanged { value in
        if case .second(true, let drag) = value { hold(drag?.translation.height ?? 0) }
      }
      .onEnded { _ in drop() }
  }

  /// The menu that the press has opened closes when the finger moves.
  private func hold(_ translation: CGFloat) {
    if distance == nil, holds == .besideMenu {
      guard abs(translation) > Self.slack else { return }
      editing.values.rowMenu?.close()
    }
    move(translation)
  }

  private func move(_ translation: CGFloat) {
    guard let model, let frame = model.finder.frame(of: context) else { return cancel() }
    if distance == nil {
      model.closeOpenRow()
      motion.start = frame.minY - model.finder.visible.lowerBound
      model.finder.raise(context) { cancel() }
    }
    motion.translation = translation
    follow()
  }

  /// Puts the row where the finger is, also after the list has scrolled.
  private func follow() {
    guard isEnabled, editing.canMove, let from = editing.offset,
      let source = editing.values.rowEdits.moveSource, let finder = model?.finder,
      let own = finder.frame(of: context)
    else { return cancel() }
    let top = finder.visible.lowerBound + motion.start + motion.translation
    distance = top - own.minY
    let middle = top + (own.height + row.gap) / 2
    let to = destination(middle, from: from, finder.shown)
    drag?.wrappedValue = RowDrag(
      source: ObjectIdentifier(source), from: from, to: to, height: room(own))
    if motion.cancelStep == nil { scroll(finder, towards: middle) }
  }

  /// Scrolls the list while the row is at an edge.
  private func scroll(_ finder: RowFinder, towards middle: CGFloat) {
    let motion = motion
    motion.cancelStep = finder.scroll(towards: middle) {
      motion.cancelStep = nil
      if distance != nil { follow() }
    }
  }

  /// The height that the row leaves and takes: the space above the first row of a card stays where it is.
  private func room(_ own: CGRect) -> CGFloat {
    own.height - row.gap + (row.list.rowSpacing ?? 0)
  }

  /// The offset before which a row would be put whose middle is at `y`.
  private func destination(_ y: CGFloat, from: Int, _ shown: [RowFinder.Shown]) -> Int {
    var to = from
    for other in shown {
      let values = other.context.subview.containerValues
      let target = RowEditing(context: other.context, values: values)
      guard editing.isBeside(values), let offset = target.offset else { continue }
      let middle = other.frame.midY + ListRow(context: other.context, list: row.list).gap / 2
      if offset > from, middle < y { to = max(to, offset + 1) }
      if offset < from, middle > y { to = min(to, offset) }
    }
    return to
  }

  private func drop() {
    let target = drag?.wrappedValue
    cancel()
    if let target, target.from == editing.offset { editing.move(to: target.to) }
  }

  private func cancel() {
    distance = nil
    motion.cancelStep?()
    motion.cancelStep = nil
    model?.finder.endMoving()
    if drag?.wrappedValue != nil { drag?.wrappedValue = nil }
  }
}

/// How far a row has been dragged, and the list scrolled meanwhile.
private final class RowMotion {
  /// Where the row was in the visible area when the drag began.
  var start: CGFloat = 0
  /// How far the finger has moved since then.
  var translation: CGFloat = 0
  /// Cancels the next step of a list that scrolls; nil while none is to come.
  var cancelStep: (() -> Void)?

  nonisolated init() {}
}

/// What a row is dragged by.
private struct Grip: View {
  var body: some View {
    Image(systemName: "line.3.horizontal")
      .foregroundStyle(.tertiary)
      .frame(width: EditMetrics.indent)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .accessibilityHidden(true)
  }
}
