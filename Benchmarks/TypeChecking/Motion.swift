import SwiftUI

struct Pulse: View {
  @Namespace private var space
  @State private var isOpen = false
  @State private var beats = 0
  var body: some View {
    VStack {
      if isOpen {
        RoundedRectangle(cornerRadius: 32).fill(.purple)
          .matchedGeometryEffect(id: "box", in: space)
          .frame(width: 280, height: 280)
          .transition(
            .asymmetric(insertion: .scale(scale: 0.8).combined(with: .opacity), removal: .opacity))
      } else {
        Circle().fill(.purple)
          .matchedGeometryEffect(id: "box", in: space)
          .frame(width: 60, height: 60)
      }
      Image(systemName: "heart.fill")
        .keyframeAnimator(initialValue: 1.0, trigger: beats) { view, scale in
          view.scaleEffect(scale)
        } keyframes: { _ in
          SpringKeyframe(1.4, duration: 0.2)
          CubicKeyframe(0.9, duration: 0.15)
          LinearKeyframe(1, duration: 0.1)
        }
        .phaseAnimator([false, true], trigger: beats) { view, isBright in
          view.foregroundStyle(isBright ? Color.red : .pink).offset(y: isBright ? -4 : 0)
        } animation: {
          $0 ? .bouncy : .easeOut(duration: 0.2)
        }
    }
    .onTapGesture(count: 2) { beats += 1 }
    .onTapGesture {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.75).delay(0.05)) { isOpen.toggle() }
    }
    .sensoryFeedback(.impact(weight: .light), trigger: beats)
  }
}
