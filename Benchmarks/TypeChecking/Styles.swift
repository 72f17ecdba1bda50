import SwiftUI

struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .accentColor
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body.weight(.semibold))
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      .foregroundStyle(isEnabled ? .white : .gray)
      .background(isEnabled ? color : Color.gray.opacity(0.2), in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .brightness(configuration.isPressed ? -0.1 : 0)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillStyle { static var pill: PillStyle { PillStyle() } }

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  var isRaised: Bool
  func body(content: Content) -> some View {
    content.padding()
      .background(scheme == .dark ? Color(white: 0.15) : .white)
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .shadow(
        color: .black.opacity(scheme == .dark ? 0.6 : 0.15), radius: isRaised ? 12 : 4, x: 0,
        y: isRaised ? 6 : 2)
  }
}

extension View {
  func card(isRaised: Bool = false) -> some View { modifier(CardModifier(isRaised: isRaised)) }
}

struct Offer: View {
  @State private var isRaised = false
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label {
        Text("Honey").font(.headline)
      } icon: {
        Image(systemName: "drop.fill").foregroundStyle(.yellow)
      }
      Text("500 g, **from the meadow**").foregroundStyle(.secondary)
      HStack {
        Button("Buy") { isRaised.toggle() }.buttonStyle(.pill);
        Button("Later") {}.buttonStyle(PillStyle(color: .gray))
      }
    }
    .card(isRaised: isRaised)
  }
}
