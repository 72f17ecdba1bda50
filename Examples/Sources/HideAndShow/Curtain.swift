import SwiftUI

/// A card with a curtain that is open or drawn. Its state is private; it sends up only its request.
struct Curtain: View {
  let name: String

  @State private var isDrawn = false

  var body: some View {
    VStack(spacing: 8) {
      Text(name)
        .font(.headline)
      Text(isDrawn ? "drawn" : "open")
        .foregroundStyle(.secondary)
      Button(isDrawn ? "Open the \(name) curtain" : "Draw the \(name) curtain") {
        isDrawn.toggle()
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.orange.opacity(0.18)))
    .hidesPoem(isDrawn)
  }
}

#Preview("Curtain", traits: .sizeThatFitsLayout) {
  Curtain(name: "left").frame(width: 300).padding()
}
