package import Foundation

/// A resource of a target that programs cannot use as it is: a catalogue that is not a catalogue, or a link that leads nowhere.
package struct ResourceIssue: Codable, Hashable {
  package let file: String
  /// A sentence without its full stop.
  package let problem: String

  package init(file: String, problem: String) { (self.file, self.problem) = (file, problem) }
}

extension ResourceIssue {
  /// All of a folder and of those below it, in the order of their paths, which are relative to it.
  package static func all(in folder: URL) -> [ResourceIssue] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { !$0.hasPrefix(".") }.sorted().flatMap { path in
      problems(of: folder.appending(path: path)).map { ResourceIssue(file: path, problem: $0) }
    }
  }

  private static func problems(of file: URL) -> [String] {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path),
      !FileManager.default.fileExists(atPath: file.path)
    {
      return ["the symbolic link leads to \(target), which is not there"]
    }
    if file.pathExtension == "xcstrings" { return catalogue(file) }
    let isSet = file.lastPathComponent == "Contents.json" && file.path.contains(".xcassets/")
    return isSet ? json(file, { _ in [] }) : []
  }

  /// The problems of a file that has to be an object of JSON.
  private static func json(_ file: URL, _ problems: ([String: Any]) -> [String]) -> [String] {
    do {
      let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      guard let object = value as? [String: Any] else { return ["it is not an object of JSON"] }
      return problems(object)
    } catch {
      return ["it is not JSON (\(reason(error)))"]
    }
  }

  private static func reason(_ error: any Error) -> String {
    let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    let text = detail ?? error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

// MARK: String catalogues

extension ResourceIssue {
  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private static func catalogue(_ file: URL) -> [String] {
    json(file) { object in
      guard let strings = object["strings"] as? [String: Any] else {
        return ["it has no strings"]
      }
      guard object["sourceLanguage"] is String else { return ["it has no sourceLanguage"] }
      return strings.sorted { $0.key < $1.key }.flatMap { key, value in
        plurals(in: value).map { "\"\(key)\": \($0)" }
      }
    }
  }

  /// What is wrong with the plurals anywhere below a value, each once.
  private static func plurals(in value: Any) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    var found: [String] = []
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if key == "plural", let forms = value as? [String: Any] { found += problems(ofForms: forms) }
      found += plurals(in: value).filter { !found.contains($0) }
    }
    return found
  }

  private static func problems(ofForms forms: [String: Any]) -> [String] {
    let unknown = forms.keys.filter { !categories.contains($0) }.sorted()
    return unknown.map { "no language has the plural \"\($0)\"" }
      + (forms["other"] == nil ? ["the plural \"other\" is missing"] : [])
  }
}
