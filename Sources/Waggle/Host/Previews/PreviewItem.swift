/// One preview of a program.
@MainActor package struct PreviewItem {
  package let name: String
  package var module: String
  /// The place in the sources, different from all others in its module: "Bee.swift:12" or "Bee_Previews:2".
  package let location: String
  package let settings: PreviewSettings
  /// Makes the view, as often as it is called.
  package var makeView: @MainActor (PreviewContexts) -> AnyView

  /// What selects the preview with `--preview`.
  package var selectors: [String] {
    let type = String(location.prefix { $0 != ":" })
    return [
      name, location, "\(module).\(name)", "\(module)/\(location)", "\(type).\(name)", type,
      "\(module).\(type)",
    ]
  }
}

extension PreviewItem {
  /// The preview of a `#Preview` (C170).
  init(_ preview: Preview) {
    let source = preview.source
    let file = source.file
    let fallback = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    name = Self.oneLine(preview.name) ?? fallback
    module = source.module
    location = "\(file):\(source.line)"
    settings = PreviewSettings(preview)
    makeView = { preview.modifiedView($0) }
  }

  /// The preview of a provider's view; `index` counts from 0 (C171).
  init<Provider: PreviewProvider>(
    _ provider: Provider.Type, _ settings: PreviewSettings, at index: Int, of count: Int
  ) {
    let type = "\(provider)"
    let short = Self.withoutSuffix(type)
    name = Self.oneLine(settings.name) ?? (count > 1 ? "\(short) \(index + 1)" : short)
    module = String(String(reflecting: provider).prefix { $0 != "." })
    location = "\(type):\(index + 1)"
    self.settings = settings
    makeView = { _ in AnyView(ProviderPreview<Provider>(index: index)) }
  }

  /// A name as a list can show it: with spaces in place of tabs and line breaks; nil without anything else.
  private static func oneLine(_ name: String?) -> String? {
    guard let name, name.contains(where: { !$0.isWhitespace }) else { return nil }
    return String(name.map { $0.isWhitespace ? " " : $0 })
  }

  private static func withoutSuffix(_ type: String) -> String {
    for suffix in ["_Previews", "_Preview", "Previews", "Preview"]
    where type.hasSuffix(suffix) && type.count > suffix.count {
      return String(type.dropLast(suffix.count))
    }
    return type
  }
}

extension Preview {
  /// The view with the modifiers of its traits around it, the first one innermost.
  @MainActor fileprivate func modifiedView(_ contexts: PreviewContexts) -> AnyView {
    func modified<M: PreviewModifier>(_ view: AnyView, _ modifier: M) -> AnyView {
      AnyView(ModifiedPreview(modifier: modifier, content: view, contexts: contexts))
    }
    return traits.reduce(AnyView(PreviewBody(makeView: makeView))) { view, trait in
      guard case .modifier(let modifier) = trait.kind else { return view }
      return modified(view, modifier)
    }
  }
}

/// The view of a `#Preview`, made in the tree so that what it reads is observed.
private struct PreviewBody: View {
  let makeView: @MainActor () -> any View

  var body: AnyView {
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return erased(makeView())
  }
}

/// One view of a provider.
private struct ProviderPreview<Provider: PreviewProvider>: View {
  let index: Int

  var body: some View { NthView(content: Provider.previews, index: index) }
}
