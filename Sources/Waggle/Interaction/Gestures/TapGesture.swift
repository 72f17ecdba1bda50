public import Foundation

/// One tap or several in a row (M100, M101).
///
/// ```swift
/// struct Star: View {
///   @State private var isFavourite = false
///
///   var body: some View {
///     Image(systemName: isFavourite ? "star.fill" : "star")
///       .gesture(TapGesture(count: 2).onEnded { isFavourite.toggle() })
///   }
/// }
/// ```
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  /// A tap has no value beyond its end.
  public typealias Value = ()

  /// The number of taps in a row.
  public var count: Int

  /// `count` taps.
  @inlinable
  public init(count: Int = 1) { self.count = count }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<TapGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Void> {
    let latest = LatestValue(gesture, inputs)
    let taps = MachineRecognizer { TapMachine(count: latest.current.count) }
    return _GestureOutputs(MapRecognizer(taps) { _ in () })
  }
}

/// One tap or several in a row, and where the last one was released (M107).
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The result of a tap.
  public struct Value: Equatable, Sendable {
    /// The release location, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps in a row.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// `count` taps, located in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// `count` taps, located in a coordinate space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<SpatialTapGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let latest = LatestValue(gesture, inputs)
    let taps = MachineRecognizer { TapMachine(count: latest.current.count) }
    return _GestureOutputs(
      MapRecognizer(taps) { [unowned view = inputs.content] in
        Value(location: view.convert($0, to: latest.current.coordinateSpace))
      })
  }
}

extension View {
  /// Calls `action` when this view is tapped where it draws, `count` times in a row (M100, M101).
  ///
  /// ```swift
  /// struct Door: View {
  ///   @State private var isOpen = false
  ///
  ///   var body: some View {
  ///     Text(isOpen ? "Open" : "Closed").onTapGesture { isOpen.toggle() }
  ///   }
  /// }
  /// ```
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { gesture(TapGesture(count: count).onEnded { action() }) }

  /// Calls `action` with the location of the tap, in a coordinate space (M107).
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let taps = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(taps.onEnded { action($0.location) })
  }

  /// Calls `action` with the location of the tap, in a coordinate space (M107).
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let taps = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(taps.onEnded { action($0.location) })
  }
}
