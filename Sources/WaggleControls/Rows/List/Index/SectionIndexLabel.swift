import Foundation
public import Waggle

extension View {
  /// Sets the label of a section in the index at the edge of its list, such as its first letter; nil leaves the section
  /// out.
  ///
  /// ```swift
  /// List {
  ///   Section("Apples") { Text("Boskoop") }
  ///     .sectionIndexLabel("A")
  ///   Section("Berries") { Text("Raspberry") }
  ///     .sectionIndexLabel("B")
  /// }
  /// .listStyle(.plain)
  /// ```
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    containerValue(\.sectionIndexLabel, label)
  }

  /// Sets the label of a section in the index at the edge of its list: a text that is used as it is; nil leaves the
  /// section out.
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets whether lists have an index of their sections at the trailing edge, in which one jumps to a section by a touch, a
  /// click, or by dragging along it.
  ///
  /// By default a list on iOS has one as soon as a section with a header and a `sectionIndexLabel` is on the screen; on macOS
  /// there is none.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }
}

extension EnvironmentValues {
  private enum SectionIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether lists have an index of their sections.
  var listSectionIndexVisibility: Visibility {
    get { self[SectionIndexVisibilityKey.self] }
    set { self[SectionIndexVisibilityKey.self] = newValue }
  }
}

extension ContainerValues {
  private enum SectionIndexLabelKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
  }

  /// The label of a section in the index of its list.
  var sectionIndexLabel: Text? {
    get { self[SectionIndexLabelKey.self] }
    set { self[SectionIndexLabelKey.self] = newValue }
  }
}

/// Lets the list know that a header has a label for the index, and that the label has changed.
struct SectionIndexMark: View {
  let label: Text
  @Environment(\.listModel) private var model

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .onAppear { model?.noteIndexLabel() }
      .onChange(of: label) { model?.noteIndexLabel() }
  }
}
