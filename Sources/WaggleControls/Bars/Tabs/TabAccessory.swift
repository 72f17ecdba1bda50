import Foundation
public import Waggle

/// Where what a `TabView` shows beside its bar is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In line with the bar, which is small.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  private enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }
  private enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  /// What tab views show beside their bars.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where the accessory that the view is in is; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of the tab views in this view, such as what plays: on all tabs, in line with the bar while
  /// that is small.
  ///
  /// ```swift
  /// TabView {
  ///   Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
  ///   Tab("Honey", systemImage: "drop") { Text("3 kg") }
  /// }
  /// .tabViewBottomAccessory { Text("The hum of hive 7") }
  /// ```
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabAccessory, AnyView(content())) }

  /// Shows a view above the bar of the tab views in this view while it is enabled.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil) }
}

/// The accessory on its ground.
struct TabAccessory: View {
  let placement: TabViewBottomAccessoryPlacement
  @Environment(\.tabAccessory) private var content

  var body: some View {
    if let content {
      content
        .environment(\.tabViewBottomAccessoryPlacement, placement)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity)
        .frame(height: 48)
        .background { TabBackground() }
        .accessibilityElement(children: .contain)
    }
  }
}
