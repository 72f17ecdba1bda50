import Foundation
import Waggle

extension View {
  /// Shows what a picker opens, above the window and beside this view.
  nonisolated func pickerPopover<Content: View>(
    isPresented: Binding<Bool>, title: Text? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(
      isPresented: isPresented, PresentationOptions(.below, label: title)
    ) { PopoverCard(content: content()) }
  }
}

extension View {
  /// The same for a view whose body asks whether it is shown.
  nonisolated func pickerPopover<Content: View>(
    while isPresented: Bool, close: @escaping () -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(while: isPresented, PresentationOptions(.below, label: nil), close: close) {
      PopoverCard(content: content())
    }
  }
}

/// The sizes of what pickers open.
struct PickerPopoverMetrics: Hashable {
  /// The distance of the content from the card's edges.
  var padding: CGFloat
  /// The radius of the card's corners.
  var radius: CGFloat
  /// The sigma of its shadow.
  var shadow: CGFloat
}

extension PlatformMetrics {
  /// The sizes of what pickers open.
  var pickerPopover: PickerPopoverMetrics {
    choose(
      PickerPopoverMetrics(padding: 12, radius: 26, shadow: 12),
      classic: PickerPopoverMetrics(padding: 12, radius: 13, shadow: 12),
      macOS: PickerPopoverMetrics(padding: 10, radius: 10, shadow: 8))
  }
}

nonisolated private struct PopoverCard<Content: View>: View {
  let content: Content
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let sizes = metrics.pickerPopover
    content
      .padding(sizes.padding)
      .background(card, in: RoundedRectangle(cornerRadius: sizes.radius))
      .shadow(color: .black.opacity(0.2), radius: sizes.shadow)
      .outsideRows()
      .font(.body)
  }

  /// The background of what is above the window (C010).
  private var card: Color {
    scheme == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255) : .white
  }
}
