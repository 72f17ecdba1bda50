extension View {
  /// Adds a gesture, which gives way to those of the views inside (M116).
  @inlinable
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: mask)) }

  /// Adds a gesture that may be switched off; the views inside keep theirs (M117).
  @inlinable
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those of the views inside (M116).
  @inlinable
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, rank: .high, mask: mask)) }

  /// Adds a gesture that comes before those of the views inside, and that may be switched off.
  @inlinable
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Adds a gesture beside those of the views inside (M116).
  @inlinable
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(_GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask)) }

  /// Adds a gesture beside those of the views inside, and that may be switched off.
  @inlinable
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
}

/// Which gestures take part: the one that is added, those of the views inside, both or neither (M117).
public struct GestureMask: OptionSet, Sendable {
  /// A bit each.
  public let rawValue: UInt32

  /// The gestures of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views inside (M116).
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

  /// The content, listening.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(GestureNode<T>(body(_Graph(), inputs).node, modifier, inputs))
  }
}
