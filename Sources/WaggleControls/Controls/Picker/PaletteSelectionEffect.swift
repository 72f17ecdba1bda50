public import Waggle

/// How a palette shows which option is selected (C686).
///
/// ```swift
/// struct Marker: View {
///   @State private var flower = 0
///
///   var body: some View {
///     Picker("Flower", selection: $flower) {
///       ForEach(0..<3) { Image(systemName: "circle").tag($0) }
///     }
///     .pickerStyle(.palette)
///     .paletteSelectionEffect(.symbolVariant(.fill))
///   }
/// }
/// ```
nonisolated public struct PaletteSelectionEffect: Equatable, Sendable {
  /// What is added to the variant of the symbols of the selected option.
  let variant: SymbolVariants
  private let isCustom: Bool

  /// A ring around the selected option.
  public static var automatic: PaletteSelectionEffect {
    PaletteSelectionEffect(variant: .none, isCustom: false)
  }

  /// Symbols in another variant in the selected option, such as filled ones.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(variant: variant, isCustom: true)
  }

  /// Nothing: the options show by themselves which one is selected.
  public static var custom: PaletteSelectionEffect {
    PaletteSelectionEffect(variant: .none, isCustom: true)
  }
}

extension EnvironmentValues {
  private enum PaletteEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
  }

  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteEffectKey.self] }
    set { self[PaletteEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets how the palettes in this view show which option is selected (C686).
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
