/// A record of a `#Preview` in the program's file, in the format of the records of the linker section `swift5_tests`:
/// kind, 0, accessor, 0, 0.
///
/// The Swift runtime knows the section's place in each image, and each reader skips the kinds of others. Only the
/// expansion of `#Preview` makes records.
public typealias _PreviewRecord = (
  UInt32, UInt32,
  @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool,
  UInt, UInt
)

/// Stores a preview for the reader of its record, which runs on the main actor. Always true.
///
/// - Parameter out: the memory of an `Optional<Preview>` that is nil.
public nonisolated func _storePreview(
  _ out: UnsafeMutableRawPointer, _ make: @MainActor () -> Preview
) -> CBool {
  nonisolated(unsafe) let out = out
  MainActor.assumeIsolated { out.assumingMemoryBound(to: Preview?.self).pointee = make() }
  return true
}

extension Preview {
  /// The kind of our records: "wagl".
  private static var kind: UInt32 { 0x7761_676C }

  /// The previews in images of the program (C170).
  @MainActor static func all(in images: [ProgramImage]) -> [Preview] {
    images.flatMap { records($0.testContent) }
  }

  @MainActor private static func records(_ section: UnsafeRawBufferPointer) -> [Preview] {
    let stride = MemoryLayout<_PreviewRecord>.stride
    return (0..<section.count / stride).compactMap { index in
      let start = section.baseAddress! + index * stride
      // A record of another kind may have no accessor, which a record of ours cannot hold.
      guard start.load(as: UInt32.self) == kind else { return nil }
      let record = start.load(as: _PreviewRecord.self)
      var preview: Preview?
      withUnsafeMutablePointer(to: &preview) { out in
        withUnsafePointer(to: Preview.self as Any.Type) { type in
          _ = record.2(UnsafeMutableRawPointer(out), UnsafeRawPointer(type), nil, 0)
        }
      }
      return preview
    }
  }
}
