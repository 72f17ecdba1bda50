#if canImport(UIKit)
  import SwiftUI
  import UIKit

  struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemThinMaterial

    func makeUIView(context: UIViewRepresentableContext<BlurView>) -> UIView {
      let view = UIView(frame: .zero)
      view.backgroundColor = .clear
      let blurView = UIVisualEffectView(effect: UIBlurEffect(style: style))
      blurView.translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(blurView, at: 0)
      NSLayoutConstraint.activate([
        blurView.heightAnchor.constraint(equalTo: view.heightAnchor),
        blurView.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
      return view
    }

    func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<BlurView>) {}
  }

  struct NoteField: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Note"
      field.borderStyle = .roundedRect
      field.delegate = context.coordinator
      field.setContentHuggingPriority(.required, for: .vertical)
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, UITextFieldDelegate {
      var parent: NoteField

      init(_ parent: NoteField) { self.parent = parent }

      func textFieldDidChangeSelection(_ textField: UITextField) {
        parent.text = textField.text ?? ""
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
  }
#endif
