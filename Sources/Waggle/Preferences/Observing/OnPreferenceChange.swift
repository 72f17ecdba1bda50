import WaggleGraph

extension View {
  /// Calls `action` with the value of `key` below this view: once initially, then whenever it changes.
  ///
  /// It observes its own content only (R075), also inside a writer (R060), does not change the value that ancestors see
  /// (R076), and is never called if nothing below can write the key (R077). If something can, it is called once
  /// initially, even with the default (R078, R079). Values are compared, so they must be Equatable (R074). There are at
  /// most two calls per frame (R083), or per update (`PreferenceSemantics.countsCallsByUpdate`). The action runs on the
  /// main actor, after views are updated and before the frame is drawn (R082, R202). Changes that it makes are not
  /// animated unless it uses `withAnimation` (R090).
  ///
  /// The declaration is that of all releases but one (R197, R199, R203). Code written for that release, whose action is
  /// `@Sendable` (R198), compiles as well (R200); work that it hands to a task arrives one frame late (R201).
  ///
  /// ```swift
  /// struct WidestKey: PreferenceKey {
  ///   static let defaultValue: CGFloat = 0
  ///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
  ///     value = max(value, nextValue())
  ///   }
  /// }
  ///
  /// /// Labels that are all as wide as the widest of them, in the first picture already.
  /// struct Labels: View {
  ///   @State private var width: CGFloat?
  ///
  ///   var body: some View {
  ///     VStack {
  ///       ForEach(["Mon", "Wednesday"], id: \.self) { day in
  ///         Text(day)
  ///           .background {
  ///             GeometryReader { proxy in
  ///               Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
  ///             }
  ///           }
  ///           .frame(width: width)
  ///           .border(Color.gray)
  ///       }
  ///     }
  ///     .onPreferenceChange(WidestKey.self) { width = $0 }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// Calls an action when a key's value changes.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  /// The closure that receives the value.
  public var action: (Key.Value) -> Void

  /// Observes `key` with `action`.
  @inlinable
  public init(key: Key.Type = Key.self, action: @escaping (Key.Value) -> Void) {
    self.action = action
  }

  /// The content, observed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let scope = PreferenceScope(Key.self, .observer, inputs)
    var inner = inputs
    inner.bag[PreferenceScopeKey.self] = scope
    let content = body(_Graph(), inner).node
    let observed = content.preference(Key.self)
    if let observed {
      PreferenceObserver<Key>(modifier, observed.attribute, inputs).attach(inputs)
      if let source = observed.defaultSource, !Key._isFrameworkKey {
        inputs.runtime.store(PreferenceStore.self).reports.addUnwritten(scope, source)
      }
    } else {
      inputs.runtime.store(PreferenceStore.self).reports.addUnwritten(scope)
    }
    return _ViewOutputs(PreferenceObserverNode<Key>(content, scope, inputs.runtime))
  }

  /// Applies the modifier to each element, each with its own observer (R029).
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeCheckedList(modifier, inputs, body, Key.self, observes: true) }
}

/// A view whose value for a key is observed.
///
/// See also `PreferenceObserver`, which calls the action.
final class PreferenceObserverNode<K: PreferenceKey>: ModifierNode {
  private let scope: PreferenceScope
  private let runtime: Runtime

  init(_ content: ViewNode, _ scope: PreferenceScope, _ runtime: Runtime) {
    self.scope = scope
    self.runtime = runtime
    super.init(content)
  }

  override func addTrace<Key: OutputKey>(of key: Key.Type, to trace: inout PreferenceTrace) {
    guard key == Preference<K>.self else { return content.addTrace(of: key, to: &trace) }
    let value = content.preference(K.self)?.shown(in: runtime.graph)
    trace.add(value == nil ? .unwritten : .observed, value, scope.scope, view: self) { [content] in
      $0.notRequested = nil
      content.addTrace(of: key, to: &$0)
    }
  }
}
