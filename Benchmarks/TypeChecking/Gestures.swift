import SwiftUI

struct Card: View {
  @State private var offset = CGSize.zero
  @State private var angle = Angle.zero
  @State private var scale = 1.0
  @GestureState private var isPressed = false
  var onRemove: (Bool) -> Void = { _ in }
  private var drag: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { value in
        offset = value.translation
        angle = .degrees(Double(value.translation.width / 20))
      }
      .onEnded { value in
        if abs(value.predictedEndTranslation.width) > 200 { onRemove(value.translation.width > 0) }
        withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.7)) {
          (offset, angle) = (.zero, .zero)
        }
      }
  }
  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(
        LinearGradient(
          colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(width: 240, height: 320)
      .overlay(alignment: .topLeading) {
        Text(offset.width > 40 ? "Yes" : offset.width < -40 ? "No" : "")
          .font(.largeTitle.weight(.heavy)).padding()
          .opacity(min(1, abs(Double(offset.width)) / 100))
      }
      .scaleEffect(scale * (isPressed ? 0.97 : 1))
      .rotationEffect(angle)
      .offset(x: offset.width, y: offset.height * 0.3)
      .gesture(drag.simultaneously(with: MagnifyGesture().onChanged { scale = $0.magnification }))
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 0.2).updating($isPressed) {
          $1 = $0; _ = $2
        })
  }
}
