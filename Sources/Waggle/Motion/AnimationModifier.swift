extension View {
  /// Has what changes in this view move with `animation` whenever `value` becomes another one; nil has it jump (M041).
  @inlinable
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_ValueAnimationModifier(animation: animation, value: value))
  }

  /// Has whatever changes in this view move with `animation`, on every update; nil has it jump (M042).
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead."
  )
  @inlinable
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation))
  }

  /// Changes the transaction of every update for this view (M044).
  @inlinable
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { modifier(_TransactionModifier(transform: transform)) }

  /// Changes the transaction for this view in updates in which `value` has become another one (M044).
  @inlinable
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

/// Has a view's changes move when a value changes.
nonisolated public struct _ValueAnimationModifier<Value: Equatable>: PrimitiveModifier, Equatable {
  /// How; nil jumps.
  public var animation: Animation?
  /// Which value it is about.
  public var value: Value

  /// Animates changes of `value`.
  @inlinable
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  /// The content, whose transactions have this animation.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeEdited(inputs, body) { outer in
      OnChangeTransform(modifier, inputs, outer) {
        $0.value == $1.value
      } edit: { modifier, transaction in
        if !transaction.disablesAnimations { transaction.animation = modifier.animation }
      }
    }
  }
}

/// Has a view's changes move in every update.
nonisolated public struct _AnimationModifier: PrimitiveModifier, Equatable {
  /// How; nil jumps.
  public var animation: Animation?

  /// Animates all changes.
  @inlinable
  public init(animation: Animation?) { self.animation = animation }

  /// The content, whose transactions have this animation.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeEdited(inputs, body) { outer in
      AlwaysTransform(modifier, inputs, outer) { modifier, transaction in
        if !transaction.disablesAnimations { transaction.animation = modifier.animation }
      }
    }
  }
}

/// Changes a view's transactions.
nonisolated public struct _TransactionModifier: PrimitiveModifier {
  /// What is changed.
  public var transform: (inout Transaction) -> Void

  /// Changes transactions by `transform`.
  @inlinable
  public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

  /// The content, whose transactions are changed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeEdited(inputs, body) { outer in
      AlwaysTransform(modifier, inputs, outer) { $0.transform(&$1) }
    }
  }
}

/// Changes a view's transactions when a value changes.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  /// Which value it is about.
  public var value: Value
  /// What is changed.
  public var transform: (inout Transaction) -> Void

  /// Changes the transactions of changes of `value`.
  @inlinable
  public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  /// The content, whose transactions are changed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeEdited(inputs, body) { outer in
      OnChangeTransform(modifier, inputs, outer) {
        $0.value == $1.value
      } edit: {
        $0.transform(&$1)
      }
    }
  }
}
