import Foundation
import Waggle

/// A button of a dialog.
struct DialogAction: Equatable {
  let role: ButtonRole?
  /// Whether the dialog has it by itself.
  let isOwn: Bool
  /// Whether Return presses it by its own shortcut.
  var isDefault = false

  /// Whether the action neither cancels nor deletes anything.
  var isChoice: Bool { ![.cancel, .destructive, .close].contains(role) }
}

extension [DialogAction] {
  /// Whether Return in the last field presses the one button that is a choice: no other is the default (C137).
  var haveConfirm: Bool { filter(\.isChoice).count == 1 && !contains(where: \.isDefault) }
}

/// The buttons of a dialog, in the order in which they were written.
struct DialogActionsKey: PreferenceKey {
  static var defaultValue: [DialogAction] { [] }
  /// A field of a dialog writes none, which is not a mistake of the program's.
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout [DialogAction], nextValue: () -> [DialogAction]) {
    value += nextValue()
  }
}

/// What a view of a dialog is to its layout.
struct DialogItemKey: LayoutValueKey {
  /// nil for what is not a button.
  static var defaultValue: DialogAction? { nil }
}

/// Places the fields of a dialog, then its buttons: two beside each other, more in a column with the cancelling one last
/// (C138).
struct DialogActionsLayout: Layout {
  let metrics: DialogMetrics
  let form: DialogForm

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? metrics.width
    return CGSize(width: width, height: frames(of: subviews, in: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, frame) in frames(of: subviews, in: bounds.width).frames {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat) -> (
    frames: [(Int, CGRect)], height: CGFloat
  ) {
    var frames: [(Int, CGRect)] = []
    var y: CGFloat = 0
    let fields = subviews.indices.filter { subviews[$0][DialogItemKey.self] == nil }
    for index in fields {
      let frame = frame(
        subviews[index], x: metrics.fieldInset, y: y, width: width - 2 * metrics.fieldInset)
      frames.append((index, frame))
      if frame.height > 0 { y = frame.maxY + 12 }
    }
    let buttons = buttons(of: subviews)
    if form == .card, buttons.count == 2, fit(buttons, subviews, in: width) {
      add(buttons, sideBySide: subviews, y, width, to: &frames)
    } else {
      add(buttons.sorted(by: subviews), stacked: subviews, y, width, to: &frames)
    }
    let bottom = frames.map(\.1.maxY).max() ?? 0
    return (frames, bottom + (buttons.isEmpty ? 0 : metrics.buttonInset))
  }

  /// The buttons that are seen, the cancelling ones first.
  private func buttons(of subviews: Subviews) -> [Int] {
    let all = subviews.indices.filter { subviews[$0][DialogItemKey.self] != nil }
    let cancels = all.filter { subviews[$0].isCancel }
    return (form == .popover ? [] : cancels) + all.filter { !subviews[$0].isCancel }
  }

  private func half(_ width: CGFloat) -> CGFloat {
    (width - 2 * metrics.buttonInset - metrics.buttonSpacing) / 2
  }

  private func fit(_ buttons: [Int], _ subviews: Subviews, in width: CGFloat) -> Bool {
    buttons.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= half(width) }
  }

  private func add(
    _ buttons: [Int], sideBySide subviews: Subviews, _ y: CGFloat, _ width: CGFloat,
    to frames: inout [(Int, CGRect)]
  ) {
    var x = metrics.buttonInset
    for index in buttons {
      frames.append((index, frame(subviews[index], x: x, y: y, width: half(width))))
      x += half(width) + metrics.buttonSpacing
    }
  }

  private func add(
    _ buttons: [Int], stacked subviews: Subviews, _ start: CGFloat, _ width: CGFloat,
    to frames: inout [(Int, CGRect)]
  ) {
    var y = start
    for index in buttons {
      if form == .bottom, subviews[index].isCancel { y += DialogMetrics.margin }
      let frame = frame(
        subviews[index], x: metrics.buttonInset, y: y, width: width - 2 * metrics.buttonInset)
      frames.append((index, frame))
      y = frame.maxY + metrics.buttonSpacing
    }
  }

  private func frame(_ view: LayoutSubview, x: CGFloat, y: CGFloat, width: CGFloat) -> CGRect {
    let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return CGRect(x: x, y: y, width: width, height: size.height)
  }
}

extension LayoutSubview {
  fileprivate var isCancel: Bool { self[DialogItemKey.self]?.role == .cancel }
}

extension [Int] {
  /// The cancelling buttons last.
  fileprivate func sorted(by subviews: LayoutSubviews) -> [Int] {
    filter { !subviews[$0].isCancel } + filter { subviews[$0].isCancel }
  }
}
