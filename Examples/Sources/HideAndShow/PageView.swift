import SwiftUI

/// A poem that is hidden while a curtain is drawn, and a hint that is shown instead.
///
/// There are two ways to hide. The poem becomes transparent and keeps its space, so that nothing else moves; the hint is
/// removed, and the views below it move up.
struct PageView: View {
  @State private var isHidden = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Behind the curtains")
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      poem
        .opacity(isHidden ? 0 : 1)
        .accessibilityHidden(isHidden)
      if isHidden {
        Text("Open both curtains to read.")
          .foregroundStyle(.secondary)
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      Curtain(name: "left")
      Curtain(name: "right")
    }
    .padding(24)
    .onPreferenceChange(HidingKey.self) { hides in
      withAnimation(.easeInOut(duration: 0.4)) { isHidden = hides }
    }
  }

  private var poem: some View {
    VStack(spacing: 4) {
      Text("What the flower knows")
      Text("the meadow learns at dusk:")
      Text("the bee went upward.")
    }
    .font(.body.italic())
    .padding(20)
    .frame(maxWidth: .infinity)
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.green.opacity(0.2)))
    .accessibilityElement(children: .combine)
  }
}

#Preview("Page") { PageView() }

#Preview("Page on its side", traits: .landscapeLeft) { PageView() }
