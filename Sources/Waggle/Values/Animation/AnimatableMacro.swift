/// Writes `animatableData` for all stored `var`s of a struct or a class, and adds the conformance to `Animatable` (R207).
///
/// Constants, computed, static and lazy properties and those with a property wrapper are left out; mark others that do
/// not animate with `@AnimatableIgnored`. Each property that animates needs a type, or an initial value that shows it.
///
/// ```swift
/// @Animatable
/// struct Pill: Shape {
///   var width: CGFloat
///   var inset: CGFloat
///   @AnimatableIgnored var isRounded: Bool
///
///   func path(in rect: CGRect) -> Path {
///     let body = CGRect(x: 0, y: inset, width: width, height: max(0, rect.height - 2 * inset))
///     return isRounded ? Path(roundedRect: body, cornerRadius: body.height / 2) : Path(body)
///   }
/// }
/// ```
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "WaggleMacros", type: "AnimatableMacro")

/// Leaves a property out of what `@Animatable` animates (R207).
///
/// ```swift
/// @Animatable
/// struct Dial: View {
///   var angle: Angle
///   @AnimatableIgnored var title: String
///
///   var body: some View { Text(title).rotationEffect(angle) }
/// }
/// ```
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "WaggleMacros", type: "AnimatableIgnoredMacro")
