extension View {
  /// Animates the changes in this view with `animation` whenever `value` changes; nil disables animation (M041).
  @inlinable
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes in this view with `animation`, in every update; nil disables animation (M042).
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead."
  )
  @inlinable
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation))
  }

  /// Transforms the transaction of every update for this view (M044).
  @inlinable
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { modifier(_TransactionModifier(transform: transform)) }

  /// Transforms the transaction for this view in updates in which `value` has changed (M044).
  @inlinable
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

/// Animates a view's changes when a value changes.
nonisolated public struct _ValueAnimationModifier<Value: Equatable>: PrimitiveModifier, Equatable {
  /// The animation; nil disables animation.
  public var animation: Animation?
  /// The value whose changes animate.
  public var value: Value

  /// Animates changes of `value`.
  @inlinable
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  /// The content, with this animation in its transactions.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransformed(inputs, body) { outer in
      OnChangeTransform(modifier, inputs, outer) {
        $0.value == $1.value
      } transform: { modifier, transaction in
        if !transaction.disablesAnimations { transaction.animation = modifier.animation }
      }
    }
  }
}

/// Animates a view's changes in every update.
nonisolated public struct _AnimationModifier: PrimitiveModifier, Equatable {
  /// The animation; nil disables animation.
  public var animation: Animation?

  /// Animates all changes with `animation`; nil disables animation.
  @inlinable
  public init(animation: Animation?) { self.animation = animation }

  /// The content, with this animation in its transactions.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransformed(inputs, body) { outer in
      AlwaysTransform(modifier, inputs, outer) { modifier, transaction in
        if !transaction.disablesAnimations { transaction.animation = modifier.animation }
      }
    }
  }
}

/// Transforms a view's transactions in every update.
nonisolated public struct _TransactionModifier: PrimitiveModifier {
  /// Changes a transaction in place.
  public var transform: (inout Transaction) -> Void

  /// Transforms transactions with `transform`.
  @inlinable
  public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

  /// The content, with its transactions transformed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransformed(inputs, body) { outer in
      AlwaysTransform(modifier, inputs, outer) { $0.transform(&$1) }
    }
  }
}

/// Transforms a view's transactions when a value changes.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  /// The value whose changes are transformed.
  public var value: Value
  /// Changes a transaction in place.
  public var transform: (inout Transaction) -> Void

  /// Transforms the transactions of updates that change `value`.
  @inlinable
  public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  /// The content, with its transactions transformed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransformed(inputs, body) { outer in
      OnChangeTransform(modifier, inputs, outer) {
        $0.value == $1.value
      } transform: {
        $0.transform(&$1)
      }
    }
  }
}
