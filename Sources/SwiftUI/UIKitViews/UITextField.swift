public import Foundation
public import Waggle
public import WaggleControls

/// What a ``UITextField`` reports and asks, as UIKit writes it. All functions may be left out.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may take the focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The field no longer has the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a text may replace a part of the field's.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text or the selection has changed. It is called when the text has.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Return was pressed. The result has no effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True: the field may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// True: the text may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Nothing more happens.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// The word on the return key of a keyboard on the screen, as UIKit writes it.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// As `search`.
  case google
  /// Join.
  case join
  /// The word Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// As `search`.
  case yahoo
  /// The word Done.
  case done
  /// As `default`.
  case emergencyCall
  /// Continue.
  case `continue`

  var label: SubmitLabel {
    switch self {
    case .default, .emergencyCall: .return
    case .go: .go
    case .google, .yahoo, .search: .search
    case .join: .join
    case .next: .next
    case .route: .route
    case .send: .send
    case .done: .done
    case .continue: .continue
    }
  }
}

/// A field for one line of text as UIKit writes it, which reports to a delegate (C724).
///
/// ```swift
/// struct NameField: UIViewRepresentable {
///   @Binding var text: String
///
///   final class Coordinator: NSObject, UITextFieldDelegate {
///     let text: Binding<String>
///     init(_ text: Binding<String>) { self.text = text }
///     func textFieldDidChangeSelection(_ field: UITextField) { text.wrappedValue = field.text ?? "" }
///   }
///
///   func makeCoordinator() -> Coordinator { Coordinator($text) }
///   func makeUIView(context: Context) -> UITextField {
///     let field = UITextField()
///     field.placeholder = "Name"
///     field.delegate = context.coordinator
///     return field
///   }
///   func updateUIView(_ field: UITextField, context: Context) { field.text = text }
/// }
/// ```
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// What is around the field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// As `line`.
    case bezel
    /// A rounded border.
    case roundedRect
  }

  /// The text; nil only where it was set so.
  open var text: String? = "" { didSet { if text != oldValue { changed() } } }
  /// What the empty field shows.
  open var placeholder: String? { didSet { changed() } }
  /// The font; nil for that of the body.
  open var font: UIFont? { didSet { changed() } }
  /// The colour of the text; nil for that of labels.
  open var textColor: UIColor? { didSet { changed() } }
  /// Where the text is.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// What is around the field.
  open var borderStyle = BorderStyle.none { didSet { changed() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// The keys of a keyboard on the screen.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
  /// Which letters are capitalised.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { changed() }
  }
  /// What is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field has the focus.
  public var isEditing: Bool { isFirstResponder }

  override var mayTakeFocus: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  override func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  override var ownContent: AnyView? {
    let binding = Binding<String> { [weak self] in
      self?.text ?? ""
    } set: { [weak self] in
      self?.type($0)
    }
    return AnyView(
      field(binding)
        .font(font.map { Font($0) } ?? .body)
        .foregroundStyle(Color(uiColor: textColor ?? .label))
        .multilineTextAlignment(textAlignment.lines)
        .keyboardType(keyboardType)
        .textInputAutocapitalization(TextInputAutocapitalization(autocapitalizationType))
        .submitLabel(returnKeyType.label)
        .onSubmit { [weak self] in
          guard let self else { return }
          _ = delegate?.textFieldShouldReturn(self)
          sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
        .disabled(!isEnabled)
        .modifier(UITextFocusModifier(self)))
  }

  @ViewBuilder
  private func field(_ binding: Binding<String>) -> some View {
    let prompt = placeholder ?? ""
    let content = Group {
      if isSecureTextEntry {
        SecureField(prompt, text: binding)
      } else {
        TextField(prompt, text: binding)
      }
    }
    switch borderStyle {
    case .none: content.textFieldStyle(.plain)
    case .roundedRect: content.textFieldStyle(.roundedBorder)
    case .line, .bezel: content.textFieldStyle(.plain).padding(4).border(Color(uiColor: .separator))
    }
  }

  private func type(_ new: String) {
    let isAccepted = accepts(new, over: text ?? "") { edit in
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    }
    guard isAccepted else { return }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  override func focusChanged() {
    if isFirstResponder {
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
  }
}
