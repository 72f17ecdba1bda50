extension Transaction {
  private enum AnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
  }

  /// The point of a view that meets the same point of the scroll view when the change scrolls to it: by
  /// `ScrollViewProxy.scrollTo(_:anchor:)` without an anchor, or by a bound position, before the anchor of its modifier.
  ///
  /// ```swift
  /// struct Log: View {
  ///   @State private var line: Int?
  ///
  ///   var body: some View {
  ///     ScrollView {
  ///       VStack { ForEach(0..<200) { Text("Line \($0)") } }.scrollTargetLayout()
  ///     }
  ///     .scrollPosition(id: $line)
  ///     Button("Latest") {
  ///       withTransaction(\.scrollTargetAnchor, .bottom) { line = 199 }
  ///     }
  ///   }
  /// }
  /// ```
  public var scrollTargetAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }
}
