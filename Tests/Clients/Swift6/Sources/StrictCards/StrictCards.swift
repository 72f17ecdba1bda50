public import SwiftUI

// A module with the features that Swift will turn on later.
extension EnvironmentValues {
  @Entry public var strictTitle = "strict"
  @Entry var strictNames: [any Hashable & Sendable] = [1, "a"]
}

@Animatable
public struct StrictMeter: View {
  var level: Double
  @AnimatableIgnored var title = "level"

  public init(level: Double) { self.level = level }

  public var body: some View { Text(title).frame(width: 10 * level) }
}

#Preview("Strict", traits: .fixedLayout(width: 100, height: 50)) {
  @Previewable @State var level = 3.0
  StrictMeter(level: level)
}
