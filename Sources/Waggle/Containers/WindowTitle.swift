/// What a window is called: the title of the page on top, or of content that is on no stack.
nonisolated package struct WindowTitle: Equatable {
  package var title: Text?
  /// A second line, of content without a bar that shows it.
  package var subtitle: Text?
  /// Whether the title is that of a page, whose bar shows the second line.
  package var isOfScreen: Bool
  /// Whether the bar shows it large, which pages that are pushed on this one take over (C102); nil for as the page below.
  package var isLarge: Bool?

  package init(title: Text?, subtitle: Text? = nil, isLarge: Bool?, isOfScreen: Bool = false) {
    self.title = title
    self.subtitle = subtitle
    self.isLarge = isLarge
    self.isOfScreen = isOfScreen
  }
}

extension WindowTitle: ShortlyDescribed {
  package var shortDescription: String {
    Waggle.shortDescription(
      "WindowTitle", ["title": title, "subtitle": subtitle, "isLarge": isLarge])
  }
}

/// The title of the page on top, for the window. Of columns the last one that has a title counts.
package enum WindowTitleKey: TopScreenKey {
  package static var defaultValue: WindowTitle? { nil }
  package static var _isFrameworkKey: Bool { true }
  package static var _isReadableByHost: Bool { true }

  package static func reduce(value: inout WindowTitle?, nextValue: () -> WindowTitle?) {
    value = nextValue() ?? value
  }
}
