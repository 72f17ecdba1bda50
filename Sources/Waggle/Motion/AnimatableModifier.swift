/// A modifier that knows which part of it an animation moves: its body runs for each frame (M057).
///
/// The older spelling of a `ViewModifier` that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
