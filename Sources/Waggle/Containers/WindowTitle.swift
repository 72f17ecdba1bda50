/// What a window is called: the title of the page on top.
nonisolated package struct WindowTitle: Equatable {
  package var title: Text?
  /// Whether the bar shows it large, which pages that are pushed on this one take over (C102); nil for as the page below.
  package var isLarge: Bool?

  package init(title: Text?, isLarge: Bool?) {
    self.title = title
    self.isLarge = isLarge
  }
}

extension WindowTitle: ShortlyDescribed {
  package var shortDescription: String {
    Waggle.shortDescription("WindowTitle", ["title": title, "isLarge": isLarge])
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
