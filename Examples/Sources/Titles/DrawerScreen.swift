import SwiftUI

/// A view that can be dragged only while its content is larger than it, which it learns from a preference.
struct DrawerScreen: View {
  @State private var count = 3.0

  var body: some View {
    VStack {
      Stepper("\(Int(count)) spoons", value: $count, in: 1...20)
        .padding(.horizontal)
      Drawer {
        VStack(spacing: 12) {
          ForEach(0..<Int(count), id: \.self) { number in
            Label("Spoon \(number + 1)", systemImage: "fork.knife")
              .padding()
              .frame(width: 220)
              .background(Color.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
          }
        }
      }
    }
    .navigationTitle("The drawer")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The size of a view, for a view around it. The larger one counts where there are several.
struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

/// Reads the size of a view behind it.
struct SizeReader: ViewModifier {
  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizeKey.self, value: proxy.size)
      })
  }
}

/// Content that is dragged up and down, as far as it is larger than the drawer.
struct Drawer<Content: View>: View {
  @ViewBuilder let content: Content
  @GestureState private var drag: CGFloat = 0
  @State private var offset: CGFloat = 0
  @State private var size = CGSize.zero

  var body: some View {
    GeometryReader { proxy in
      let hidden = max(0, size.height - proxy.size.height)
      VStack(spacing: 4) {
        content
          .fixedSize()
          .modifier(SizeReader())
          .onPreferenceChange(SizeKey.self) { size = $0 }
          .offset(y: min(0, max(-hidden, offset + drag)))
          .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
          .contentShape(Rectangle())
          .gesture(hidden > 0 ? dragging(hidden) : nil)
      }
      .overlay(alignment: .bottom) {
        Text(hidden > 0 ? "Drag to see the rest" : "All is to be seen")
          .font(.footnote)
          .padding(8)
          .background(.regularMaterial, in: Capsule())
          .padding()
      }
    }
    .clipped()
  }

  private func dragging(_ hidden: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 1)
      .updating($drag) { value, drag, _ in drag = value.translation.height }
      .onEnded { offset = min(0, max(-hidden, offset + $0.translation.height)) }
  }
}
