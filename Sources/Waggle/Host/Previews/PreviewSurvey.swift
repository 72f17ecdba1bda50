import Foundation

extension PreviewItem {
  /// All previews of images of the program, by module and place (C170, C171).
  ///
  /// - Parameter images: by default all, with the dynamic libraries.
  /// - Parameter makeRuntime: makes the runtime of a tree that is never drawn. Each provider needs one, because its
  ///   views decide how many previews it has.
  package static func all(
    in images: ProgramImages = .all, _ makeRuntime: () -> Runtime
  ) -> [PreviewItem] {
    let images = images.images
    var found = Preview.all(in: images).sorted { $0.source < $1.source }.map { PreviewItem($0) }
    for provider in providers(in: images) { found += items(of: provider, makeRuntime()) }
    return Set(found.map(\.module)).sorted().flatMap { module in
      found.filter { $0.module == module }
    }
  }

  private static func providers(in images: [ProgramImage]) -> [any PreviewProvider.Type] {
    ProgramImage.types(conformingTo: (any PreviewProvider).self, in: images)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// A preview for each view of a provider.
  package static func items<Provider: PreviewProvider>(
    of provider: Provider.Type, _ runtime: Runtime
  ) -> [PreviewItem] {
    let found = PreviewSurvey()
    let host = ViewHost(runtime: runtime, size: .zero, environment: EnvironmentValues()) {
      UninsertedView(content: _LayoutContainer(content: Provider.previews, layout: found.layout))
    }
    host.frame()
    host.close()
    return found.settings.enumerated().map {
      PreviewItem(provider, $0.element, at: $0.offset, of: found.settings.count)
    }
  }
}

extension PreviewSource: Comparable {
  static func < (a: PreviewSource, b: PreviewSource) -> Bool {
    (a.fileID, a.line, a.column) < (b.fileID, b.line, b.column)
  }
}

/// The settings of the views in a list, once they have been laid out.
private final class PreviewSurvey {
  var settings: [PreviewSettings] = []
  var layout: SurveyLayout { SurveyLayout(survey: self) }
}

/// Reads what the views carry, and measures none.
private struct SurveyLayout: UnnamedLayout {
  nonisolated(unsafe) let survey: PreviewSurvey

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    survey.settings = subviews.map { PreviewSettings($0) }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A view whose bodies run and whose actions do not: neither `onAppear` nor `task`.
nonisolated private struct UninsertedView<Content: View>: PrimitiveView {
  let content: Content

  static func _makeView(view: _GraphValue<UninsertedView<Content>>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    var inner = inputs
    inner.appearanceScope = AppearanceScope(parent: inputs.appearanceScope, isInserted: false)
    return Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inner)
  }
}
