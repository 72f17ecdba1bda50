extension View {
  /// Adds a gesture; the gestures of the views inside take precedence (M116).
  @inlinable
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: mask)) }

  /// Adds a gesture that can be switched off while the views inside keep theirs (M117).
  @inlinable
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that takes precedence over those of the views inside (M116).
  @inlinable
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, rank: .high, mask: mask)) }

  /// Adds a gesture that takes precedence over those of the views inside, and that can be switched off.
  @inlinable
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Adds a gesture that is recognised at the same time as those of the views inside (M116).
  @inlinable
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask)) }

  /// Adds a gesture that is recognised at the same time as those of the views inside, and that can be switched off.
  @inlinable
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
}

extension View {
  /// Adds a gesture that can be switched off. The name is for those who read the program.
  @inlinable
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  /// Adds a gesture that takes precedence over those of the views inside, and that can be switched off. The name is for those who read the program.
  @inlinable
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.highPriorityGesture(gesture, isEnabled: isEnabled) }

  /// Adds a gesture that is recognised at the same time as those of the views inside, and that can be switched off. The name is for those who read the program.
  @inlinable
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.simultaneousGesture(gesture, isEnabled: isEnabled) }
}

/// Which gestures take part: the added one, those of the views inside, both or neither (M117).
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of a gesture against those of the views inside (M116).
public enum _GestureRank: Sendable { case normal, high, simultaneous }

/// Adds a gesture to a view.
nonisolated public struct _GestureModifier<T: Gesture>: PrimitiveModifier {
  @usableFromInline let gesture: T
  @usableFromInline let rank: _GestureRank
  @usableFromInline let mask: GestureMask

  @inlinable
  nonisolated init(gesture: T, rank: _GestureRank, mask: GestureMask) {
    self.gesture = gesture
    self.rank = rank
    self.mask = mask
  }

  /// Makes the content with a gesture listener.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(GestureNode<T>(body(_Graph(), inputs).node, modifier, inputs))
  }
}
