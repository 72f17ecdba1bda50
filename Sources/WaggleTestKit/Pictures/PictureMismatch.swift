public import Foundation

/// Pictures or descriptions that differ from what was recorded (C730, C731).
public struct PictureMismatch: Error, CustomStringConvertible, LocalizedError {
  /// What differs.
  struct Fault {
    let reason: String
    let files: [URL]
  }

  let faults: [Fault]
  let line: Int
  let file: String

  /// The files that show the differences: of each the new one, the old one and the difference, to attach to a report.
  public var files: [URL] { faults.flatMap(\.files) }

  /// What differs, and the files that show it.
  public var description: String {
    let head = "\(URL(fileURLWithPath: file).lastPathComponent):\(line)"
    let lines = faults.flatMap { fault in
      ["\(head): \(fault.reason)"] + fault.files.map { "  \($0.path)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
