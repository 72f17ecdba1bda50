import SwiftUI

/// What is ripe, with the symbols that Xcode makes of the asset catalogue.
struct OrchardView: View {
  @State private var isRipe = false

  var body: some View {
    VStack(spacing: 16) {
      Image(.meadow)
        .resizable()
        .scaledToFit()
        .clipShape(.rect(cornerRadius: 12))
      Text("Orchard").font(.largeTitle).foregroundStyle(.brand)
      Label("Oak", image: .Trees.oak).foregroundStyle(.leafGreen)
      Toggle("Ripe", image: .fruitBowl, isOn: $isRipe)
      if isRipe {
        Tile(image: .fruitBowl, color: .brand)
      }
    }
    .padding()
    .tint(Color(.leafGreen))
  }
}

struct Tile: View {
  let image: ImageResource
  let color: ColorResource

  var body: some View {
    Image(image)
      .padding()
      .background(Color(color).opacity(0.2), in: .rect(cornerRadius: 12))
      .accessibilityLabel("Fruit")
  }
}

#Preview("Orchard") {
  OrchardView()
}
