package import Foundation
package import Waggle

/// A message from a page. Decoded from JSON and validated: an invalid message is refused as a whole.
package enum PageMessage: Equatable, Sendable {
  case hello(PageHello)
  case shown(Int)
  case window(PageWindow)
  case pointer(PagePointerEvent)
  /// nil: the pointer has left the window.
  case hover(CGPoint?)
  case scroll(at: CGPoint, by: ScrollDelta)
  /// The page has scrolled the content of a scroll view, by the number of its layer.
  case scrolled(Int, ScrollReport)
  case key(PageKeyEvent)
  case focus(Bool)
  /// The keyboard or a screen reader pressed or focused an element. The page wants to know where the focus is
  /// afterwards if there is a number.
  case act(element: Int, action: String, number: Int? = nil)
  /// The user has edited a text field, or selected in it.
  case edit(PageEdit)
  /// The user went back or forward to a place.
  case go(HistoryPosition, number: Int)
  /// An address is opened in the program.
  case open(URL)
  /// Something from outside of the page is dragged over it.
  case drop(PageDrop)
  /// What is in the browser's clipboard; nil where the browser does not say.
  case pasted(String?)
}

extension PageMessage {
  /// Whether a pointer without a button has moved.
  var isHover: Bool { if case .hover = self { true } else { false } }
}

/// Text or a link from outside of the page is dragged over it, has left it, or was dropped.
package struct PageDrop: Equatable, Sendable {
  package enum Phase: String, Sendable { case move, leave, drop }

  package var phase: Phase
  package var location = CGPoint.zero
  /// The text, or before the drop an empty one; nil for none.
  package var text: String?
  /// The address, or before the drop an empty text; nil for none.
  package var url: String?
}

/// The distance of a scroll, in points.
package struct ScrollDelta: Equatable, Sendable {
  package var dx: Double
  package var dy: Double
}

/// The first message of a page on a connection.
package struct PageHello: Equatable, Sendable {
  package var window: PageWindow
  /// The page's previous session, and the last patch that it displayed.
  package var session: String?
  package var shown = 0
  /// The scene that the page's tab was last told: it survives a reload.
  package var scene: String?
  /// The words of the pages that the page's address names; nil for a client that has no address, which receives no place.
  package var path: [String]?
  /// An address to open in the program.
  package var url: URL?
  /// The session that the page is an inspector of; nil for a page of the program itself.
  package var inspects: String?
  /// Whether a test is to be made of what is done in the page (C738).
  package var records: Bool

  package init(
    window: PageWindow, session: String? = nil, shown: Int = 0, scene: String? = nil,
    path: [String]? = nil, url: URL? = nil, inspects: String? = nil, records: Bool = false
  ) {
    (self.inspects, self.records) = (inspects, records)
    (self.window, self.session, self.shown) = (window, session, shown)
    (self.scene, self.path, self.url) = (scene, path, url)
  }
}

/// The page's window and the preferences of its user.
package struct PageWindow: Equatable, Sendable {
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  package var isDark: Bool
  package var reducesMotion: Bool
  /// Whether the user's language is right to left.
  package var isRightToLeft: Bool
  /// Whether the page is hidden, as in a background tab.
  package var isHidden: Bool
  /// What the device covers at the edges of the window, in points.
  package var safeArea: EdgeInsets
  /// The height that a keyboard on the screen covers, in points.
  package var keyboardHeight: CGFloat
  /// The user's language and region, as in "pt-BR"; nil if the page does not say.
  package var locale: String?
  /// Whether the user wants more contrast, or has chosen colours for all pages.
  package var wantsContrast: Bool
  /// Whether the user wants less transparency.
  package var reducesTransparency = false
  /// Whether the system inverts colours.
  package var invertsColors = false
  /// Whether the page has few colours or none.
  package var lacksColors = false

  package init(
    size: CGSize, scale: Double = 1, isDark: Bool = false, reducesMotion: Bool = false,
    isRightToLeft: Bool = false, isHidden: Bool = false, safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: CGFloat = 0, locale: String? = nil, wantsContrast: Bool = false
  ) {
    (self.size, self.scale, self.isDark) = (size, scale, isDark)
    (self.reducesMotion, self.isRightToLeft) = (reducesMotion, isRightToLeft)
    self.isHidden = isHidden
    (self.safeArea, self.keyboardHeight) = (safeArea, keyboardHeight)
    (self.locale, self.wantsContrast) = (locale, wantsContrast)
  }
}

/// A pointer went down, moved, went up, or was cancelled.
package struct PagePointerEvent: Equatable, Sendable {
  package enum Phase: String, Decodable, Sendable { case down, move, up, cancel }
  package enum Kind: String, Decodable, Sendable { case mouse, touch, pen }

  package var phase: Phase
  package var kind: Kind
  package var id: Int
  package var location: CGPoint
  package var button: Int
  /// 1 Shift, 2 Control, 4 Option, 8 Command, 16 Caps Lock.
  package var modifiers: Int
  /// When it happened, in milliseconds of the page's clock; nil if the page does not say.
  package var milliseconds: Int?

  package init(
    phase: Phase, kind: Kind = .mouse, id: Int = 1, location: CGPoint, button: Int = 0,
    modifiers: Int = 0, milliseconds: Int? = nil
  ) {
    (self.phase, self.kind, self.id) = (phase, kind, id)
    (self.location, self.button, self.modifiers) = (location, button, modifiers)
    self.milliseconds = milliseconds
  }
}

/// A key went down, repeats, or came up.
package struct PageKeyEvent: Equatable, Sendable {
  package enum Phase: String, Decodable, Sendable { case down, `repeat`, up }

  package var phase: Phase
  /// The browser's name: "a", "Enter", "ArrowUp".
  package var name: String
  package var modifiers: Int
  /// Set if the page waits to know where the focus is afterwards.
  package var number: Int?
}
