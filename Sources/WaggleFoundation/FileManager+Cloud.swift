public import Foundation

// There is no iCloud on Linux. A program of Apple's has to work without it too, as on a device without an account.
extension FileManager {
  /// The identity of the user in iCloud: nil, as there is no account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder that iCloud keeps: nil, as there is none. A program then takes a folder of this machine, such as
  /// `URL.documentsDirectory`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in iCloud: false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Loads a file from iCloud: always throws, as no file is there.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
  }
}
