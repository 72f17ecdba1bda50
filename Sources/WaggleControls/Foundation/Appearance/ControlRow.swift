import Foundation
import Waggle

/// A control after its label, as wide as what is around allows; without the label only as wide as the control. A hidden
/// label is still read aloud (C151, C155). On iOS it hangs on the baselines of what is beside it (C036, C038).
struct ControlRow<Label: View, Control: View>: View {
  private let spacing: CGFloat
  private let fillsWidth: Bool
  private let label: Label
  private let control: Control
  @Environment(\.labelsVisibility) private var visibility
  @Surroundings private var surroundings
  @Environment(\.platformMetrics) private var platform

  init(
    spacing: CGFloat, fillsWidth: Bool, @ViewBuilder label: () -> Label,
    @ViewBuilder control: () -> Control
  ) {
    self.spacing = spacing
    self.fillsWidth = fillsWidth
    self.label = label()
    self.control = control()
  }

  var body: some View {
    if visibility == .hidden {
      control.background { label.spokenOnly() }
    } else {
      HStack(spacing: spacing) {
        label
        if fillsWidth { Spacer(minLength: 0) }
        control.frame(height: isInRow ? 0 : nil)
      }
      .hangsOnBaselines(isActive: platform.profile != .macOS26)
    }
  }

  /// Whether the row is as high as its label, and the control goes over the space above and below it (C094).
  private var isInRow: Bool { surroundings.context == .row && platform.profile != .macOS26 }
}
