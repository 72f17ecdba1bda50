import SwiftUI

/// Not `Sendable`, and a default nevertheless.
public final class CardModel {
  public var count = 3
}

extension EnvironmentValues {
  @Entry public var cardModel = CardModel()
  /// How a card is drawn.
  #if swift(>=6)
    @Entry public var cardShape: any Shape & Sendable = Circle()
  #else
    @Entry public var cardShape: any Shape = Circle()
  #endif
  @Entry public var cardTitle = """
    a "card" \("of \([1: "one"][1] ?? "none")")
    """
  @Entry public var cardAction: ((Int) -> Void)?
}

extension Transaction {
  @Entry public var isFromCard: Bool = false
}

extension ContainerValues {
  @Entry public var cardRank: Int = 0
}

extension FocusedValues {
  @Entry public var card: Binding<Int>?
}

/// A ring that animates.
@Animatable
public struct CardRing: Shape {
  public var width: CGFloat
  var turn: Angle
  @AnimatableIgnored var name = "ring"

  public init(width: CGFloat, turn: Angle) {
    self.width = width
    self.turn = turn
  }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: width, dy: width)) }
}

#Preview {
  CardRing(width: 4, turn: .zero)
}

#Preview("Card with a state", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  @Previewable @State var names: [String: Array<Int>] = ["}": [1]]

  Text("\(count) of \(names.count)")
    .onTapGesture { count += 1 }
}

struct CardNamespace {
  #Preview("In a type") { Text("a") }
}
