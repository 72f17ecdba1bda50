public import Foundation
public import Waggle

/// A control that opens an address (C153).
///
/// It looks like a button in the style around it, and opens the address with `\.openURL`.
///
/// ```swift
/// Link("Bees", destination: URL(string: "https://example.com/bees")!)
/// ```
nonisolated public struct Link<Label: View>: View, PathNamed {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link whose label consists of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, read aloud as a link (C154).
  @MainActor @preconcurrency
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
    .pointedAtAsLink()
  }
}

extension Link where Label == Text {
  /// A link whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
