public import Waggle

/// A title with an icon, such as a symbol.
///
/// The nearest `labelStyle` determines which of them are shown, and how. It is read aloud as one, by its title (C155).
///
/// ```swift
/// VStack(alignment: .leading) {
///   Label("Honey", systemImage: "drop.fill")
///   Label {
///     Text("Clover").bold()
///   } icon: {
///     Circle().fill(.green).frame(width: 20, height: 20)
///   }
/// }
/// .labelStyle(.titleAndIcon)
/// ```
nonisolated public struct Label<Title: View, Icon: View>: View, PathNamed {
  let title: Title
  private let icon: Icon

  /// A label of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    StyledControl(
      LabelStyleConfiguration(),
      StyleSlotPair(
        StyleSlot(LabelStyleConfiguration.Title.self) { title },
        StyleSlot(LabelStyleConfiguration.Icon.self) { icon })
    )
    .accessibilityElement(children: .combine)
    .accessibilityLabel(ifKnown: title as? Text)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a symbol, whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label with a symbol, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label with an image of the program (C342), whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: name)
    }
  }

  /// A label with an image of the program (C342), whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, in the next style outwards.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
