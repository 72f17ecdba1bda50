import Foundation

extension Image: Transferable {
  /// The PNG or JPEG file, where the image has one, and else the image itself, within the program; and from such a file.
  public static var transferRepresentation: _StandardRepresentation<Image> {
    _StandardRepresentation([
      .data(.png, Image.self, from: { $0.file(.png) }, to: { Image(file: $0) }),
      .data(.jpeg, Image.self, from: { $0.file(.jpeg) }, to: { Image(file: $0) }),
      .value(.image, Image.self),
    ])
  }

  private func file(_ format: ImageFile.Format) -> Data? {
    guard case .bitmap(let bitmap) = source, bitmap.file.format == format else { return nil }
    return bitmap.data
  }

  private init?(file: Data) {
    guard let bitmap = BitmapImage(name: "image", data: file) else { return nil }
    self.init(bitmap)
  }
}
