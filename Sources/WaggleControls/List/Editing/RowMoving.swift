import Foundation
import Waggle

/// Lets a row be dragged to another place among the rows of its `ForEach`, by its grip, or anywhere after a long press
/// (C090).
struct RowMoving: ViewModifier {
  let site: RowSite
  let editing: RowEditing
  /// Whether the grip is shown.
  let hasGrip: Bool
  @State private var distance: CGFloat?
  @State private var motion = RowMotion()
  @Environment(\.rowDrag) private var drag
  @Environment(\.listModel) private var model
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .trailing) {
        Decoration { if hasGrip { Grip().gesture(dragging) } }.padding(site.margins)
      }
      .shadow(color: .black.opacity(distance == nil ? 0 : 0.2), radius: 8)
      .offset(y: distance ?? shift)
      .gesture(holding, including: isHeld && yields ? .all : .subviews)
      .highPriorityGesture(holding, including: isHeld && !yields ? .all : .subviews)
      .onDisappear { if distance != nil { cancel() } }
  }

  private var place: RowPlace { site.place }

  private var isHeld: Bool { editing.canMove && !hasGrip }

  /// Whether a long press of the row opens its menu or drags it to other views. One of a link or a button moves the row.
  private var yields: Bool { editing.values.rowMenu != nil || editing.values.rowDrag != nil }

  private var shift: CGFloat {
    guard let drag = drag?.wrappedValue, let source = editing.values.rowEdits.source,
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
        if case .second(true, let drag) = value { move(drag?.translation.height ?? 0) }
      }
      .onEnded { _ in drop() }
  }

  private func move(_ way: CGFloat) {
    guard let model, let frame = model.finder.frame(of: place) else { return cancel() }
    if distance == nil {
      model.closeOpenRow()
      motion.start = frame.minY - model.finder.visible.lowerBound
      model.finder.raise(place) { cancel() }
    }
    motion.way = way
    follow()
  }

  /// Puts the row where the finger is, also after the list has scrolled.
  private func follow() {
    guard isEnabled, editing.canMove, let from = editing.offset,
      let source = editing.values.rowEdits.source, let finder = model?.finder,
      let own = finder.frame(of: place)
    else { return cancel() }
    let top = finder.visible.lowerBound + motion.start + motion.way
    distance = top - own.minY
    let middle = top + (own.height + site.gap) / 2
    let to = destination(middle, from: from, finder.shown)
    drag?.wrappedValue = RowDrag(
      source: ObjectIdentifier(source), from: from, to: to, height: room(own))
    finder.scroll(towards: middle) { if distance != nil { follow() } }
  }

  /// The height that the row leaves and takes: the space above the first row of a card stays where it is.
  private func room(_ own: CGRect) -> CGFloat {
    own.height - site.gap + (site.context.rowSpacing ?? 0)
  }

  /// The offset before which a row would be put whose middle is at `y`.
  private func destination(_ y: CGFloat, from: Int, _ shown: [RowFinder.Shown]) -> Int {
    var to = from
    for row in shown {
      let values = row.place.subview.containerValues
      let other = RowEditing(place: row.place, values: values)
      guard editing.isBeside(values), let offset = other.offset else { continue }
      let middle = row.frame.midY + RowSite(place: row.place, context: site.context).gap / 2
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
    model?.finder.endMoving()
    if drag?.wrappedValue != nil { drag?.wrappedValue = nil }
  }
}

/// How far a row has been dragged.
private final class RowMotion {
  /// Where the row was in the visible area when the drag began.
  var start: CGFloat = 0
  /// How far the finger has moved since then.
  var way: CGFloat = 0

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
