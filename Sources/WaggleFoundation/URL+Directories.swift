public import Foundation

// The folders of the user. Foundation for Linux has them by `FileManager.urls(for:in:)` alone.
extension URL {
  /// The folder for what the user makes with the program: on Linux `~/Documents`, or what the desktop calls it.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder for what the program needs and can make again: on Linux `~/.cache`.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder for what the program needs: on Linux `~/.local/share`.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The folder for what is loaded from the network.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The folder for what programs keep, without the user seeing it.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder that the users of the machine share.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// The folder for what was deleted.
  public static var trashDirectory: URL { folder(.trashDirectory) }

  /// Where Foundation knows no such folder, the user's own.
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
