import Foundation
import Synchronization
import Waggle

/// The files of images that pages load by an address, which is needed to load them and cannot be guessed: a page does not get
/// the images of another user's page.
///
/// Always true: equal files have the same address as long as one of their images lives, so a view whose body makes its image
/// again shows the same address. A file is freed with the last of its images.
package final class PageImages: Sendable {
  /// The largest file that is a part of the patch, in bytes. A larger one is loaded by the page.
  package static let inlineLimit = 32 * 1024
  /// The path of all addresses.
  static let path = "/bitmap/"

  private struct Weak {
    weak var file: PageImageFile?
  }

  private struct Files {
    var byAddress: [String: Weak] = [:]
    var byHash: [Int: [Weak]] = [:]
    /// How many files there may be before those that were freed are dropped.
    var limit = 64
  }

  private let files = Mutex(Files())

  package init() {}

  /// The address of an image in a page: that of the file, or the file itself if it is small or not needed for long.
  func address(of part: BitmapPart) -> String {
    guard isServed(part) else { return part.address }
    return Self.path + file(of: part.image).token
  }

  /// Whether a page loads the image of a part by its address.
  func isServed(_ part: BitmapPart) -> Bool {
    part.image.data.count > Self.inlineLimit && !part.image.changesOften
      && (part.tile == nil || part.isWhole)
  }

  /// The file with a token in its address; nil if no image has it any more.
  func file(_ token: Substring) -> PageImageFile? {
    files.withLock { $0.byAddress[String(token)]?.file }
  }

  /// The file of an image, which keeps it.
  private func file(of image: BitmapImage) -> PageImageFile {
    image.served { shared(PageImageFile(image)) } as! PageImageFile
  }

  /// The file that is known with these bytes, which may be this one.
  private func shared(_ file: PageImageFile) -> PageImageFile {
    files.withLock { files in
      let equal = files.byHash[file.hash, default: []].lazy.compactMap(\.file)
        .first { $0.data == file.data }
      if let equal { return equal }
      if files.byAddress.count >= files.limit { Self.dropFreed(&files) }
      files.byAddress[file.token] = Weak(file: file)
      files.byHash[file.hash, default: []].append(Weak(file: file))
      return file
    }
  }

  private static func dropFreed(_ files: inout Files) {
    files.byAddress = files.byAddress.filter { $0.value.file != nil }
    files.byHash = files.byHash.mapValues { $0.filter { $0.file != nil } }
      .filter { !$0.value.isEmpty }
    files.limit = max(64, files.byAddress.count * 2)
  }
}

/// The file of one or more images, by the address from which pages load it.
final class PageImageFile: Sendable {
  let token = AccessToken().text
  let data: Data
  let head: ImageFile
  /// Of the bytes, and different in each process.
  let hash: Int

  init(_ image: BitmapImage) {
    (data, head) = (image.data, image.file)
    var hasher = Hasher()
    data.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }

  /// The pixels across the file in which it is sent for a width in the page, in pixels: fewer only where that makes a
  /// difference. Outlines are sent as they are.
  func width(for width: Int) -> Int {
    guard head.format != .svg else { return Int(head.size.width) }
    return CGFloat(width) < head.size.width * 0.8 ? max(width, 1) : Int(head.size.width)
  }
}
