public import Foundation

// What SwiftUI's environment has and Waggle's has not. Without these, @Environment(\.dismiss) has the compiler speak of
// initializers and root types.
extension EnvironmentValues {
  /// Absent: closes what is shown in front.
  @available(
    *, unavailable,
    message:
      "Waggle has no sheets and no navigation yet. Give the view a closure or a binding that its parent acts on."
  )
  public var dismiss: () -> Void { fatalError("absent") }

  /// Absent: opens an address.
  @available(
    *, unavailable,
    message: "Waggle opens no addresses yet. Give the view a closure that its program acts on."
  )
  public var openURL: (URL) -> Void { fatalError("absent") }

  /// Absent: renews what is shown.
  @available(
    *, unavailable,
    message: "Waggle has no scroll views and no refreshing yet. Give the view a closure."
  )
  public var refresh: (() async -> Void)? { fatalError("absent") }

  /// Absent: whether somebody searches.
  @available(*, unavailable, message: "Waggle has no search fields yet.")
  public var isSearching: Bool { fatalError("absent") }

  /// Absent: the calendar.
  @available(
    *, unavailable,
    message:
      "Waggle keeps no calendar in the environment. Use Calendar.current, or an environment key of your own."
  )
  public var calendar: Calendar { fatalError("absent") }

  /// Absent: the time zone.
  @available(
    *, unavailable,
    message:
      "Waggle keeps no time zone in the environment. Use TimeZone.current, or an environment key of your own."
  )
  public var timeZone: TimeZone { fatalError("absent") }

  /// Absent: whether a list is edited.
  @available(
    *, unavailable, message: "Waggle has no lists yet. Keep the mode in a @State and hand it down."
  )
  public var editMode: Never? { fatalError("absent") }

  /// Absent: what undoes.
  @available(*, unavailable, message: "Waggle has no undo manager. Keep the history in your model.")
  public var undoManager: Never? { fatalError("absent") }

  /// Absent: a store of objects.
  @available(
    *, unavailable,
    message: "Waggle has no Core Data. Hand the model down with .environment(model)."
  )
  public var managedObjectContext: Never? { fatalError("absent") }

  /// Absent: a store of models.
  @available(
    *, unavailable,
    message: "Waggle has no SwiftData. Hand the model down with .environment(model)."
  )
  public var modelContext: Never? { fatalError("absent") }

  /// Absent: the height of a list's rows.
  @available(*, unavailable, message: "Waggle has no lists yet.")
  public var defaultMinListRowHeight: CGFloat { fatalError("absent") }

  /// Absent: the height of a list's headers.
  @available(*, unavailable, message: "Waggle has no lists yet.")
  public var defaultMinListHeaderHeight: CGFloat? { fatalError("absent") }

  /// Absent: whether views scroll.
  @available(*, unavailable, message: "Waggle has no scroll views yet.")
  public var isScrollEnabled: Bool { fatalError("absent") }

  /// Absent: whether the view is presented.
  @available(*, unavailable, message: "Waggle has no sheets and no navigation yet.")
  public var isPresented: Bool { fatalError("absent") }

  /// Absent: whether text is bold everywhere.
  @available(*, unavailable, message: "Waggle has no such setting.")
  public var legibilityWeight: Never? { fatalError("absent") }

  /// Absent: whether an assistive technology is on.
  @available(
    *, unavailable,
    message: "Waggle does not know whether the page is read aloud. Describe each view all the same."
  )
  public var accessibilityEnabled: Bool { fatalError("absent") }

  /// Absent: whether a screen reader is on.
  @available(
    *, unavailable,
    message: "Waggle does not know whether the page is read aloud. Describe each view all the same."
  )
  public var accessibilityVoiceOverEnabled: Bool { fatalError("absent") }

  /// Absent: whether switches control the screen.
  @available(*, unavailable, message: "Waggle does not know which assistive technology is on.")
  public var accessibilitySwitchControlEnabled: Bool { fatalError("absent") }

  /// Absent: whether colours may not be all that differs.
  @available(
    *, unavailable,
    message: "Waggle has no such setting: let more than a colour differ at all times."
  )
  public var accessibilityDifferentiateWithoutColor: Bool { fatalError("absent") }

  /// Absent: whether less is to be seen through.
  @available(*, unavailable, message: "Waggle has no such setting.")
  public var accessibilityReduceTransparency: Bool { fatalError("absent") }

  /// Absent: whether colours are inverted.
  @available(*, unavailable, message: "Waggle has no such setting.")
  public var accessibilityInvertColors: Bool { fatalError("absent") }

  /// Absent: whether buttons have outlines.
  @available(*, unavailable, message: "Waggle has no such setting.")
  public var accessibilityShowButtonShapes: Bool { fatalError("absent") }

  /// Absent: the kind of widget.
  @available(*, unavailable, message: "Waggle makes no widgets.")
  public var widgetFamily: Never? { fatalError("absent") }

  /// Absent: whether the window is the one in front.
  @available(*, unavailable, message: "Waggle has windows of one state: use \\.scenePhase.")
  public var controlActiveState: Never? { fatalError("absent") }

  /// Absent: opens a window.
  @available(*, unavailable, message: "Waggle shows one window.")
  public var openWindow: (String) -> Void { fatalError("absent") }

  /// Absent: closes a window.
  @available(*, unavailable, message: "Waggle shows one window.")
  public var dismissWindow: (String) -> Void { fatalError("absent") }

  /// Absent: whether the view is presented, and how to close it.
  @available(
    *, unavailable,
    message:
      "Waggle has no sheets and no navigation yet. Give the view a closure or a binding that its parent acts on."
  )
  public var presentationMode: Binding<PresentationMode> { fatalError("absent") }

  /// Absent: whether the window is narrow.
  @available(
    *, unavailable,
    message:
      "Waggle has no size classes. Read the width with a GeometryReader, or let ViewThatFits choose."
  )
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError("absent") }
    set { fatalError("absent") }
  }

  /// Absent: whether the window is low.
  @available(
    *, unavailable,
    message:
      "Waggle has no size classes. Read the height with a GeometryReader, or let ViewThatFits choose."
  )
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError("absent") }
    set { fatalError("absent") }
  }

  /// Absent: the earlier name of the text size.
  @available(*, unavailable, renamed: "dynamicTypeSize")
  public var sizeCategory: DynamicTypeSize {
    get { fatalError("absent") }
    set { fatalError("absent") }
  }

  /// Absent: why content is hidden.
  @available(
    *, unavailable,
    message: "Waggle redacts nothing. Keep a flag in an environment key of your own."
  )
  public var redactionReasons: Never? {
    get { fatalError("absent") }
    set { fatalError("absent") }
  }
}

/// Absent: whether a window is narrow or low.
@available(
  *, unavailable, message: "Waggle has no size classes. Read the size with a GeometryReader."
)
public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

/// Absent: whether a view is presented.
@available(*, unavailable, message: "Waggle has no sheets and no navigation yet.")
public struct PresentationMode {
  /// Absent.
  public var isPresented: Bool { fatalError("absent") }
  /// Absent.
  public mutating func dismiss() { fatalError("absent") }
}
