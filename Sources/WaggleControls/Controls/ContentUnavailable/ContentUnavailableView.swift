import Foundation
public import Waggle

/// What is shown where there is nothing to show: a label, a description, and what one can do about it (C260).
///
/// It takes all the space that it is offered, and its parts are in the middle.
///
/// ```swift
/// ContentUnavailableView {
///   Label("No Mail", systemImage: "tray")
/// } description: {
///   Text("New letters appear here.")
/// } actions: {
///   Button("Refresh") {}
/// }
/// ```
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View, PathNamed
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A view of any parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other.
  @MainActor @preconcurrency
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label
          .labelStyle(UnavailableLabelStyle())
          .font(.title2.bold())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      VStack(spacing: 12) { actions }
        .font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: 480)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == WaggleControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title that is looked up in the program's tables, below a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// A title that is used as it is, below a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// A title that is looked up in the program's tables, below an image of the program (C342).
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Text(title), Image(decorative: name), description)
  }

  /// A title that is used as it is, below an image of the program (C342).
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(Text(title), Image(decorative: name), description)
  }

  private init(_ title: Text, _ image: Image, _ description: Text?) {
    self.init {
      WaggleControls.Label {
        title
      } icon: {
        image
      }
    } description: {
      description
    }
  }
}

/// The icon, large and grey, above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title
    }
  }
}
