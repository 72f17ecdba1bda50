public import Foundation
public import Waggle
import WaggleControls

/// What a ``UITextView`` reports and asks, as UIKit writes it. All functions may be left out.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// Whether the editor may take the focus.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The editor has the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The editor no longer has the focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may replace a part of the editor's.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True: the editor may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True: the text may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// An editor of text as UIKit writes it, which reports to a delegate (C724).
///
/// ```swift
/// struct Notes: UIViewRepresentable {
///   @Binding var text: String
///
///   final class Coordinator: NSObject, UITextViewDelegate {
///     let text: Binding<String>
///     init(_ text: Binding<String>) { self.text = text }
///     func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
///   }
///
///   func makeCoordinator() -> Coordinator { Coordinator($text) }
///   func makeUIView(context: Context) -> UITextView {
///     let view = UITextView()
///     view.delegate = context.coordinator
///     return view
///   }
///   func updateUIView(_ view: UITextView, context: Context) { view.text = text }
/// }
/// ```
@MainActor @preconcurrency
open class UITextView: UIView {
  /// The text.
  open var text: String! = "" { didSet { if text != oldValue { changed() } } }
  /// The font; nil for that of the body.
  open var font: UIFont? { didSet { changed() } }
  /// The colour of the text; nil for that of labels.
  open var textColor: UIColor? { didSet { changed() } }
  /// Where the lines are.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Whether the text can be changed.
  open var isEditable = true { didSet { changed() } }
  /// Whether text that is not editable can be selected.
  open var isSelectable = true { didSet { changed() } }
  /// Whether the text is scrolled where it is longer than the view. Where it is not, the view is as high as its text.
  open var isScrollEnabled = true { didSet { changed() } }
  /// What is asked and told.
  open weak var delegate: (any UITextViewDelegate)?

  /// How text editors look in the program (C385).
  public static func appearance() -> UITextViewAppearance { UITextViewAppearance.current }

  override var mayTakeFocus: Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) ?? true
  }

  override var isSizedByContent: Bool { !isScrollEnabled }

  override var ownContent: AnyView? {
    AnyView(
      content
        .font(font.map { Font($0) } ?? .body)
        .foregroundStyle(Color(uiColor: textColor ?? .label))
        .multilineTextAlignment(textAlignment.lines))
  }

  @ViewBuilder private var content: some View {
    if isEditable {
      TextEditor(
        text: Binding { [weak self] in
          self?.text ?? ""
        } set: { [weak self] in
          self?.type($0)
        }
      )
      .scrollContentBackground(.hidden)
      .scrollDisabled(!isScrollEnabled)
      .modifier(UITextFocusModifier(self))
    } else {
      let alignment = Alignment(horizontal: textAlignment.edge, vertical: .top)
      let lines = Text(verbatim: text ?? "").padding(.vertical, 8).padding(.horizontal, 5)
        .frame(maxWidth: .infinity, alignment: alignment)
      if isScrollEnabled {
        ScrollView { selectable(lines) }
      } else {
        selectable(lines)
      }
    }
  }

  @ViewBuilder
  private func selectable(_ lines: some View) -> some View {
    if isSelectable { lines.textSelection(.enabled) } else { lines }
  }

  private func type(_ new: String) {
    let isAccepted = accepts(new, over: text ?? "") { edit in
      delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement)
        ?? true
    }
    guard isAccepted else { return }
    text = new
    delegate?.textViewDidChange(self)
  }

  override func focusChanged() {
    if isFirstResponder {
      delegate?.textViewDidBeginEditing(self)
    } else {
      delegate?.textViewDidEndEditing(self)
    }
  }
}
