extension View {
  /// Makes the view a row for assistive technology: its texts are merged. What acts in it, such as a button, remains an
  /// element inside (C155).
  ///
  /// - Parameter place: asks where the row is in its list; nil for a row of none.
  package nonisolated func accessibilityRow(
    _ place: (() -> AccessibilityPlace?)? = nil
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible {
      $0.children = .row
      $0.role = .row
      $0.findPlace = place
    }
  }
}

extension View {
  /// Makes the controls in this view actions of the row around, which has their names (C092).
  ///
  /// - Parameter areShown: whether they are seen now, and are therefore elements too.
  package nonisolated func accessibilityRowActions(areShown: Bool = false) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.rowAction = areShown ? .shown : .hidden } }
}

/// A control that is read as an action of the row around it.
enum AccessibilityRowAction {
  /// The row is not seen.
  case hidden
  /// The action is beside the row, as after a swipe.
  case shown
}

extension AccessibilityElement {
  func asRowAction(_ kind: AccessibilityRowAction) -> AccessibilityElement {
    var copy = self
    copy.rowAction = kind
    return copy
  }

  /// The buttons beside a row that a swipe has revealed, which are among its actions too.
  package var shownActions: [AccessibilityElement] { children.filter { $0.rowAction == .shown } }

  /// The elements of a row: one, or a container with the merged label where some of them act.
  static func row(_ all: [AccessibilityElement], for view: ViewNode) -> AccessibilityElement {
    var row = row(readable: all.filter { $0.rowAction == nil }, for: view)
    row.children += all.filter { $0.rowAction == .shown }
    row.cells = cells(of: all)
    for element in all where element.rowAction != nil && !element.isDisabledByEnvironment {
      guard let name = element.label, let target = element.target else { continue }
      row.actions.add(
        AccessibilityActions(AccessibilityActionKind(named: Text(verbatim: name))) {
          target.activate()
        })
    }
    return row
  }

  private static func row(
    readable elements: [AccessibilityElement], for view: ViewNode
  ) -> AccessibilityElement {
    // The menu of a part of a row is that part's; of all that is in a row, the row's.
    let acting = elements.flatMap(\.flattened).filter {
      $0.acts || elements.count > 1 && !$0.actions.isEmpty
    }
    let merged = combined(elements.controlAndOthers.map { [$0.control] } ?? elements, for: view)
    if acting.isEmpty { return merged }
    var row = AccessibilityElement(view)
    row.label = merged.label
    row.value = merged.value
    row.children = elements
    if acting.count == 1 {
      row.activation =
        acting[0].activation ?? ActivationPoint(view: acting[0].view, target: .part(.center))
    }
    return row
  }

  /// Whether something can be done with the element itself, besides actions that have names.
  private var acts: Bool { target != nil || isControl }

  /// Whether the element is a control, or acts as one.
  package var isControl: Bool {
    target?.isControl ?? false || textInput != nil || actions.actByThemselves
      || role.map { $0 != .progress } ?? false
      || [.isButton, .isLink, .isToggle].contains(where: traits.contains)
  }
}
