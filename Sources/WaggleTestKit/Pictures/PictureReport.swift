import Foundation

/// A page of all pictures of a package that differ: old, new and difference beside each other.
enum PictureReport {
  private struct Entry: Codable {
    var name: String
    var reason: String
    /// Paths below the folder of the page.
    var old: String
    var new: String
    var difference: String
  }

  /// Adds a picture to the page, or replaces what the page has of it.
  static func add(name: String, old: URL, new: URL, difference: URL, reason: String, below: URL)
    throws
  {
    let folder = below.deletingLastPathComponent()
    func path(_ file: URL) -> String { "\(below.lastPathComponent)/\(file.lastPathComponent)" }
    let list = folder.appendingPathComponent("pictures.json")
    var entries =
      (try? JSONDecoder().decode([Entry].self, from: Data(contentsOf: list))) ?? []
    entries.removeAll { $0.new == path(new) }
    entries.append(
      Entry(
        name: "\(below.lastPathComponent)/\(name)", reason: reason, old: path(old), new: path(new),
        difference: path(difference)))
    entries.sort { $0.name < $1.name }
    try SnapshotFiles.write(JSONEncoder().encode(entries), to: list)
    try SnapshotFiles.write(
      Data(page(entries).utf8), to: folder.appendingPathComponent("index.html"))
  }

  private static func page(_ entries: [Entry]) -> String {
    let parts = entries.map { entry in
      let pictures = [
        ("Recorded", entry.old), ("New", entry.new), ("Difference", entry.difference),
      ]
      let figures = pictures.map { title, file in
        let source = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        return
          "<figure><figcaption>\(title)</figcaption><img src=\"\(source)\" alt=\"\(title)\"></figure>"
      }
      return """
        <section><h2>\(escaped(entry.name))</h2><p>\(escaped(entry.reason))</p>
        <div>\(figures.joined(separator: "\n"))</div></section>
        """
    }
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Pictures that differ</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.4 sans-serif; }
      body { margin: 1rem; }
      div { display: flex; flex-wrap: wrap; gap: 1rem; }
      figure { margin: 0; }
      img { max-width: min(26rem, 90vw); border: 1px solid #8888; }
      </style>
      <h1>\(entries.count) pictures differ</h1>
      \(parts.joined(separator: "\n"))
      </html>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
