/// Registers a preview of a view: `--previews` lists it, `--preview NAME` draws it (R208).
///
/// ```swift
/// struct Hello: View {
///   var body: some View { Text("Hello") }
/// }
///
/// #Preview("Greeting") {
///   Hello().padding()
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaggleMacros", type: "PreviewMacro")

/// Registers a preview of a view, with traits such as its size (R208).
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaggleMacros", type: "PreviewMacro")

/// Makes a dynamic property of a preview, such as a state, in the closure of `#Preview` (R209).
///
/// It stands at the beginning of the closure. The marked properties become those of a view whose body is the rest.
///
/// ```swift
/// #Preview("Counter") {
///   @Previewable @State var count = 0
///   Button("\(count)") { count += 1 }
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "WaggleMacros", type: "PreviewableMacro")
