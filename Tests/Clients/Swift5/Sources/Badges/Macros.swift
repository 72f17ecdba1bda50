import SwiftUI

/// Not `Sendable`, and a default nevertheless.
public final class BadgeModel {
  public var count = 3
}

extension EnvironmentValues {
  @Entry public var badgeModel = BadgeModel()
  /// How a badge is drawn.
  @Entry public var badgeShape: any Shape = Circle()
  @Entry public var badgeTitle = """
    a "badge" \("of \([1: "one"][1] ?? "none")")
    """
  @Entry public var badgeAction: ((Int) -> Void)?
}

extension Transaction {
  @Entry public var isFromBadge: Bool = false
}

extension ContainerValues {
  @Entry public var badgeRank: Int = 0
}

extension FocusedValues {
  @Entry public var badge: Binding<Int>?
}

/// A ring that animates.
@Animatable
public struct BadgeRing: Shape {
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
  BadgeRing(width: 4, turn: .zero)
}

#Preview("Badge with a state", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  @Previewable @State var names: [String: Array<Int>] = ["}": [1]]

  Text("\(count) of \(names.count)")
    .onTapGesture { count += 1 }
}

struct BadgeNamespace {
  #Preview("In a type") { Text("a") }
}
