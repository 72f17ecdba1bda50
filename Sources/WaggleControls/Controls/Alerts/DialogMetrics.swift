import Foundation
import Waggle

/// The sizes of alerts and confirmation dialogs (C138, C139).
struct DialogMetrics {
  var width: CGFloat
  var radius: CGFloat
  /// How titles and messages are aligned.
  var alignment: HorizontalAlignment
  var textAlignment: TextAlignment
  var title: Font
  var message: Font
  /// The space between the title and the message.
  var titleSpacing: CGFloat
  /// The space around the texts.
  var textInsets: EdgeInsets
  /// The space around the buttons, and between them.
  var buttonInset: CGFloat
  var buttonSpacing: CGFloat
  var buttonHeight: CGFloat
  var button: Font
  /// The space around text fields.
  var fieldInset: CGFloat
  /// Whether buttons are rows between lines, instead of capsules.
  var hasRows: Bool

  /// The distance from the window's edges, and between cards.
  static let margin: CGFloat = 8
  /// How long a dialog takes to appear and to disappear, in seconds.
  static let duration = 0.25

  init(_ metrics: PlatformMetrics) {
    self = metrics.choose(.ios26, classic: .classic, macOS: .macOS)
  }

  private init(
    width: CGFloat, radius: CGFloat, leading: Bool, title: Font, message: Font,
    titleSpacing: CGFloat, textInsets: EdgeInsets, buttonInset: CGFloat, buttonSpacing: CGFloat,
    buttonHeight: CGFloat, button: Font, fieldInset: CGFloat, hasRows: Bool = false
  ) {
    self.width = width
    self.radius = radius
    alignment = leading ? .leading : .center
    textAlignment = leading ? .leading : .center
    self.title = title
    self.message = message
    self.titleSpacing = titleSpacing
    self.textInsets = textInsets
    self.buttonInset = buttonInset
    self.buttonSpacing = buttonSpacing
    self.buttonHeight = buttonHeight
    self.button = button
    self.fieldInset = fieldInset
    self.hasRows = hasRows
  }

  private static var ios26: DialogMetrics {
    DialogMetrics(
      width: 300, radius: 34, leading: true, title: .headline, message: .subheadline,
      titleSpacing: 8, textInsets: EdgeInsets(top: 22, leading: 24, bottom: 18, trailing: 24),
      buttonInset: 14, buttonSpacing: 8, buttonHeight: 48, button: .body.weight(.medium),
      fieldInset: 14)
  }

  private static var classic: DialogMetrics {
    DialogMetrics(
      width: 270, radius: 14, leading: false, title: .headline, message: .footnote,
      titleSpacing: 3, textInsets: EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16),
      buttonInset: 0, buttonSpacing: 0, buttonHeight: 44, button: .body, fieldInset: 16,
      hasRows: true)
  }

  private static var macOS: DialogMetrics {
    DialogMetrics(
      width: 260, radius: 22, leading: true, title: .system(size: 13, weight: .bold),
      message: .system(size: 11), titleSpacing: 8,
      textInsets: EdgeInsets(top: 18, leading: 18, bottom: 14, trailing: 18),
      buttonInset: 16, buttonSpacing: 8, buttonHeight: 28,
      button: .system(size: 13), fieldInset: 16)
  }
}
