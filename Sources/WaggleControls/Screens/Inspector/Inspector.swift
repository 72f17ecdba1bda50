public import Foundation
public import Waggle

extension View {
  /// Shows content in a column after this view while a binding is true; in a narrow window it is in a sheet (C140).
  ///
  /// ```swift
  /// struct Editor: View {
  ///   @State private var isOpen = true
  ///
  ///   var body: some View {
  ///     Text("A flower")
  ///       .inspector(isPresented: $isOpen) {
  ///         Text("Petals: 7").inspectorColumnWidth(200)
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { modifier(Inspector(isPresented: isPresented, inspector: content)) }

  /// Sets the width of the inspector that this view is in, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width that the inspector that this view is in has initially, and how narrow and wide one can make it, in
  /// points. A limit that is nil is the ideal width.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = InspectorWidth(min: min ?? ideal, ideal: ideal, max: max ?? ideal)
    return transformPreference(InspectorWidthKey.self) { $0 = width }
  }
}

/// The widths that an inspector may have.
struct InspectorWidth: Equatable {
  static let standard: CGFloat = 270

  private let min: CGFloat
  private let max: CGFloat
  let ideal: CGFloat

  /// Numbers that cannot be used are replaced by the usual width.
  nonisolated init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    self.ideal = ideal.isFinite && ideal > 0 ? ideal : Self.standard
    self.min = min > 0 && min <= self.ideal ? min : self.ideal
    self.max = max >= self.ideal ? max : self.ideal
  }

  var canChange: Bool { min < max }

  func clamped(_ width: CGFloat) -> CGFloat { Swift.min(max, Swift.max(min, width)) }
}

/// The width that an inspector's content wants; nil for the usual one.
struct InspectorWidthKey: KeptPreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
    value = value ?? nextValue()
  }
}

/// Shows an inspector beside a view, or in a sheet.
nonisolated private struct Inspector<Presented: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: () -> Presented
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.columnCommands) private var commands
  @State private var toggle = ColumnCommands.Toggle()

  init(isPresented: Binding<Bool>, inspector: @escaping () -> Presented) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  @MainActor @preconcurrency
  func body(content: Content) -> some View {
    let isCompact = width == .compact
    HStack(spacing: 0) {
      content
      Decoration {
        if isPresented.wrappedValue, !isCompact {
          InspectorColumn(content: inspector).isPreferenceBoundary()
            .transition(.move(edge: .trailing))
        }
      }
      .layoutPriority(1)
    }
    .sheet(isPresented: sheet(isCompact)) {
      inspector().presentationDetents([.medium, .large])
    }
    .afterBody { [self] in followCommands() }
  }

  @MainActor private func followCommands() {
    commands?.add(toggle, of: .inspector)
    // Not the view, which has the toggle.
    let isPresented = isPresented
    toggle.action = { isPresented.wrappedValue.toggle() }
  }

  @MainActor private func sheet(_ isCompact: Bool) -> Binding<Bool> {
    let isPresented = isPresented
    return Binding {
      isCompact && isPresented.wrappedValue
    } set: {
      isPresented.wrappedValue = $0
    }
  }
}
