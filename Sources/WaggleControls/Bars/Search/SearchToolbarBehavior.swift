import Foundation
public import Waggle

/// How large the field of a search is while it is not used.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private enum Kind { case automatic, minimize }
  private let kind: Kind

  /// The field is shown.
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  /// A button is shown in its place.
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

extension View {
  /// Sets whether the fields of the searches in this view are buttons while they are not used: a press shows the field,
  /// which then has the focus.
  ///
  /// ```swift
  /// struct Hives: View {
  ///   @State private var search = ""
  ///
  ///   var body: some View {
  ///     NavigationStack {
  ///       Text("12 hives")
  ///         .searchable(text: $search)
  ///         .searchToolbarBehavior(.minimize)
  ///     }
  ///   }
  /// }
  /// ```
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    transformEnvironment(\.searchSetting) { $0.isMinimized = behavior == .minimize }
  }
}

/// Begins a search whose field is not shown.
struct SearchButton: View {
  let model: SearchModel
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let metrics = SearchMetrics(platform)
    Button {
      model.begin()
    } label: {
      Image(systemName: "magnifyingglass")
        .font(.system(size: metrics.textSize))
        .frame(width: metrics.height, height: metrics.height)
        .background {
          Decoration {
            Circle().fill(.regularMaterial)
            Circle().strokeBorder(.quaternary, lineWidth: 0.5)
          }
        }
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Search"))
  }
}
