import SwiftUI
import WaggleTestKit

/// A small window with something presented in it.
@MainActor struct PresentedWindow {
  let name: String
  let content: AnyView

  static let all = [
    PresentedWindow("sheet") {
      $0.sheet(isPresented: .constant(true)) {
        Text("Water the flowers.").presentationDetents([.medium, .large])
      }
    },
    PresentedWindow("alert") {
      $0.alert("Delete all notes?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    },
    PresentedWindow("confirmation-dialog") {
      $0.confirmationDialog("Share", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Print") {}
        Button("Copy") {}
        Button("Remove", role: .destructive) {}
      }
    },
    PresentedWindow("popover") {
      $0.popover(isPresented: .constant(true)) {
        Text("Drag a bee onto a flower.").padding().presentationCompactAdaptation(.popover)
      }
    },
  ]

  private init(_ name: String, _ present: (AnyView) -> some View) {
    self.name = name
    content = AnyView(present(AnyView(Button("Notes") {}.buttonStyle(.bordered))))
  }

  /// At two pixels per point.
  func png(_ scheme: ColorScheme) throws -> Data {
    let host = TestHost(size: CGSize(width: 340, height: 400)) {
      VStack(spacing: 16) {
        Text("Meadow").font(.title)
        content
        Spacer()
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(.background)
      .colorScheme(scheme)
    }
    return try host.png(scale: 2)
  }
}
