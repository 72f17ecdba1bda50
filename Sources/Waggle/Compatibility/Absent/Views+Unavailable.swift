// Modifiers that have something to do on Apple's systems alone.

extension View {
  /// Absent: mirrors the edges of the view into the safe area.
  @available(
    *, unavailable,
    message: "Waggle mirrors no edges. Let the view extend under bars with .ignoresSafeArea()."
  )
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }

  /// Absent: moves the view away from the round corners of its container.
  @available(*, unavailable, message: "Waggle's windows have square corners. Use .padding.")
  public nonisolated func containerCornerOffset(_ edges: HorizontalEdge, sizeToFit: Bool = false)
    -> some View
  { self }

  /// Absent: makes one drag of the items that are selected in this view.
  @available(
    *, unavailable, message: "Waggle drags one item at a time. Use .draggable on each view."
  )
  public nonisolated func dragContainer<Item, ItemID: Hashable, Payload: Collection>(
    for itemType: Item.Type, _ payload: @escaping ([ItemID]) -> Payload
  ) -> some View { self }

  /// Absent: shows the view large while it is pressed, for people with large text.
  @available(
    *, unavailable,
    message: "Waggle has no viewer of large content. Let the text grow with the size of text."
  )
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Absent: shows other content large while the view is pressed.
  @available(
    *, unavailable,
    message: "Waggle has no viewer of large content. Let the text grow with the size of text."
  )
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Puts the gestures of the program before those of the system at the edges of the screen. It has nothing to do here: a
  /// desktop and a browser have no gestures there.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Keeps materials as they are in active windows. It has nothing to do here: they are the same in all windows.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  { self }
}

/// How a material looks in a window that is not active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The appearance of the system.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// The appearance in an active window.
  public static let active = MaterialActiveAppearance(name: "active")
  /// The appearance in a window that is not active.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// The appearance in windows that are active or not.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
