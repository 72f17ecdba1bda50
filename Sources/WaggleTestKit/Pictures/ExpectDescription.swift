public import Foundation
public import Waggle

/// What of a view is described.
public enum DescribedPart: String, CaseIterable, Sendable {
  /// What assistive technology reads, with frames in points: an element a line.
  case elements
  /// What is drawn, with its places in points: an item a line.
  case drawing
}

/// Compares a description of a view with the one that was recorded, and throws where it differs (C731).
///
/// ```swift
/// @MainActor @Test func `the form has these elements`() throws {
///   try expectDescription(of: Toggle("Alarm", isOn: .constant(true)), as: .elements, named: "form")
/// }
/// ```
///
/// It is recorded as ``expectPicture(of:named:size:scale:schemes:textSizes:directions:tolerance:filePath:function:line:)`` records, as
/// a text in `__Pictures__/TestFile/form.elements.txt`, which a reviewer reads.
///
/// - Parameter view: described at rest.
/// - Parameter part: what is described.
/// - Parameter name: the name of the file; nil for that of the test's function.
/// - Parameter size: the size of the window, in points.
/// - Parameter filePath: the file of the test, beside which the recorded ones are.
/// - Parameter function: the function of the test.
/// - Parameter line: the line that the error names.
/// - Throws: ``PictureMismatch``, or an error of the file system.
@MainActor
public func expectDescription<Content: View>(
  of view: Content, as part: DescribedPart, named name: String? = nil,
  size: CGSize = CGSize(width: 390, height: 844), filePath: String = #filePath,
  function: String = #function, line: Int = #line
) throws {
  let host = TestHost(size: size) { view }
  host.settle()
  let text =
    switch part {
    case .elements: host.elements.map { "\($0)" }.joined(separator: "\n")
    case .drawing: host.displayList.description
    }
  try expectText(
    text, kind: "\(part.rawValue).txt",
    SnapshotFiles(test: filePath, line: line, name: name ?? function), filePath, line)
}

/// Compares how a key's value is computed with what was recorded, and throws where it differs (C731).
///
/// The text is that of ``TestHost/trace(_:below:)``, in `__Pictures__/TestFile/name.trace.txt`.
///
/// - Parameter key: the key.
/// - Parameter view: asked at rest.
/// - Parameter name: the name of the file; nil for that of the test's function.
/// - Parameter size: the size of the window, in points.
/// - Parameter filePath: the file of the test, beside which the recorded ones are.
/// - Parameter function: the function of the test.
/// - Parameter line: the line that the error names.
/// - Throws: ``PictureMismatch``, or an error of the file system.
@MainActor
public func expectTrace<Key: PreferenceKey, Content: View>(
  of key: Key.Type, in view: Content, named name: String? = nil,
  size: CGSize = CGSize(width: 390, height: 844), filePath: String = #filePath,
  function: String = #function, line: Int = #line
) throws {
  let host = TestHost(size: size) { view }
  host.settle()
  try expectText(
    host.trace(key), kind: "trace.txt",
    SnapshotFiles(test: filePath, line: line, name: name ?? function), filePath, line)
}

private func expectText(
  _ text: String, kind: String, _ files: SnapshotFiles, _ test: String, _ line: Int
) throws {
  let file = files.reference("", kind)
  let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  let text = text + "\n"
  if recorded == text { return }
  if SnapshotFiles.isRecording { return try SnapshotFiles.write(Data(text.utf8), to: file) }
  let new = files.failure("", "new.\(kind)")
  try SnapshotFiles.write(Data(text.utf8), to: new)
  let reason =
    recorded.map { "\(file.lastPathComponent) differs: \(firstDifference($0, text))" }
    ?? "Nothing is recorded at \(file.path). Run the test with WAGGLE_RECORD=1, and read it."
  throw PictureMismatch(
    faults: [PictureMismatch.Fault(reason: reason, files: [new])], line: line, file: test)
}

private func firstDifference(_ old: String, _ new: String) -> String {
  let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
  let line = zip(old, new).prefix { $0 == $1 }.count
  let was = line < old.count ? "was “\(old[line])”" : "was not there"
  let now = line < new.count ? "is “\(new[line])”" : "is no longer there"
  return "line \(line + 1) \(was) and \(now)."
}
