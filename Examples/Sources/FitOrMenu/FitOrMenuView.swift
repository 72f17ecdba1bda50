import SwiftUI

/// Two letters with the same width: the row of one says what it shows in either case, that of the other only once.
public struct FitOrMenuView: View {
  @State private var width: CGFloat = 310
  @Environment(\.horizontalSizeClass) private var sizeClass

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Row or menu").font(.title2.bold()).accessibilityAddTraits(.isHeader)
          Text("The inks are in the row if they fit. If not, they are in the menu above.")
            .foregroundStyle(.secondary)
        }
        HStack(spacing: 12) {
          Text("Width").accessibilityHidden(true)
          Slider(value: $width, in: 110...310, step: 10) { Text("Width of the rows") }
        }
        columns {
          Letter<CompleteRow>(name: "Every candidate writes", width: width)
          Letter<ForgetfulRow>(name: "One candidate writes nothing", width: width)
        }
      }
      .padding(16)
      .frame(maxWidth: 860, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
  }

  /// Beside each other on a wide screen; the same views, so that they keep their state.
  private var columns: AnyLayout {
    sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 20))
  }
}

#Preview("Row or menu") { FitOrMenuView() }
