import Foundation

/// A preview of a view, as `#Preview` declares it (C170).
public struct Preview {
  /// What `PreviewTrait` describes: a view.
  public struct ViewTraits {}

  /// The given name; nil for the name of the file.
  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let source: PreviewSource
  let makeView: @MainActor () -> any View
}

/// Where a preview is declared.
struct PreviewSource: Equatable {
  /// The module and the file, as in `#fileID`: "Garden/Bee.swift".
  var fileID: String
  /// Counted from 1.
  var line: Int
  var column: Int

  var module: String { String(fileID.prefix { $0 != "/" }) }
  var file: String {
    String(
      fileID.suffix(from: fileID.lastIndex(of: "/").map(fileID.index(after:)) ?? fileID.startIndex))
  }
}

/// Makes the preview of a `#Preview`; only its expansion calls this.
@MainActor
public func _makePreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., fileID: String,
  filePath: String, line: Int, column: Int, @ViewBuilder body: @escaping @MainActor () -> any View
) -> Preview {
  Preview(
    name: name, traits: traits,
    source: PreviewSource(fileID: fileID, line: line, column: column), makeView: body)
}
