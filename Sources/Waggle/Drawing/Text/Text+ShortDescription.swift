import Foundation

// How values of the framework are shown in reports: as a program writes them.

extension Text: ShortlyDescribed {
  package var shortDescription: String { "Text(\(quoted(string(in: EnvironmentValues()))))" }
}

extension LocalizedStringKey: ShortlyDescribed {
  package var shortDescription: String { quoted(Text(self).string(in: EnvironmentValues())) }
}

extension Image: ShortlyDescribed {
  package var shortDescription: String {
    switch source {
    case .symbol(let name): "Image(systemName: \(quoted(name)))"
    case .asset(let name, _): "Image(\(quoted(name)))"
    case .bitmap: "Image(…)"
    }
  }
}

extension AnyView: ShortlyDescribed {
  package var shortDescription: String {
    "AnyView(\(storage.erasedView.map { _typeName(type(of: $0), qualified: false) } ?? "…"))"
  }
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }
