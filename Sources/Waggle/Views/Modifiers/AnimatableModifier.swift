/// A modifier with animatable data: its body runs in each frame of an animation (M057).
///
/// The older spelling of a `ViewModifier` that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
