import CCairoPango
import Foundation
import Waggle

/// A family with the faces that Pango may choose from.
struct LoadedFamily {
  /// The name for Pango and for the page.
  let name: String
  /// In the order of the files; never empty.
  let faces: [FontFace]
}

/// The font that a name in `.custom` refers to: a family, or one face of it.
struct NamedFont {
  let family: LoadedFamily
  /// The face with that full name or PostScript name; nil if the name is the family's.
  var face: FontFace?

  /// The same font under another name.
  fileprivate func renamed(_ name: String) -> NamedFont {
    NamedFont(family: LoadedFamily(name: name, faces: family.faces), face: face)
  }
}

/// The fonts of one private fontconfig configuration. Inter's regular face is loaded at the start, other files when a text
/// first needs them.
///
/// The loaded files never change a result: a text is set in exactly the family chosen for it.
final class FontLibrary {
  let config: OpaquePointer
  private let files: FontFiles
  /// The regular face, and after `loadInter` all others.
  private var inter: LoadedFamily
  private var hasAllOfInter = false
  private var fallbacks: [UInt16: LoadedFamily?] = [:]
  private var coverages: [UInt16: FontCoverage?] = [:]
  private var named: [String: NamedFont?] = [:]
  private var namedCoverages: [String: FontCoverage?] = [:]
  private var loaded: Set<String> = []
  /// The names of stretched families.
  private var stretched: Set<String> = []
  private var registered: [FontFace] = []
  private var generation = 0
  /// True until Pango has been notified of added fonts.
  var hasNewFonts = false

  /// nil if the required font cannot be read.
  init?(_ files: FontFiles) {
    guard let config = FcConfigCreate() else { return nil }
    self.config = config
    self.files = files
    inter = LoadedFamily(name: "Inter", faces: [])
    guard Self.add(files.required, to: config) else { return nil }
    inter = LoadedFamily(name: "Inter", faces: Self.faces(in: config))
    guard !inter.faces.isEmpty else { return nil }
  }

  private static func add(_ file: FontFiles.File, to config: OpaquePointer) -> Bool {
    isReadable(file.path) && FcConfigAppFontAddFile(config, file.path) != 0
  }

  /// Loads the other faces of Inter, once: to read seventeen files takes as long as a small picture without them.
  func loadInter() {
    guard !hasAllOfInter else { return }
    hasAllOfInter = true
    let optional = files.optional.filter { Self.add($0, to: config) }
    guard !optional.isEmpty else { return }
    let paths = Set(optional.map(\.path))
    // A program may have registered one of the files, under a name that only it has.
    let others = Self.faces(in: config).filter {
      paths.contains($0.path) && $0.families.contains(inter.name)
    }
    inter = LoadedFamily(name: inter.name, faces: inter.faces + others)
    hasNewFonts = true
  }

  deinit { FcConfigDestroy(config) }

  /// Loads a family by its number in `FallbackFamily.all`; nil if its Debian package is not installed.
  func family(_ number: UInt16) -> LoadedFamily? {
    if number == FallbackFamily.inter { return inter }
    if let cached = fallbacks[number] { return cached }
    let result = load(number)
    fallbacks[number] = .some(result)
    return result
  }

  /// The coverage of a family's regular face; does not load the family.
  func coverage(_ number: UInt16) -> FontCoverage? {
    if let cached = coverages[number] { return cached }
    let result = regularFile(number).flatMap { FontCoverage(path: $0.path, index: $0.index) }
    coverages[number] = .some(result)
    return result
  }

  private func regularFile(_ number: UInt16) -> (path: String, index: Int)? {
    guard let family = FallbackFamily.numbered(number) else { return nil }
    if family.kind == .inter { return (files.required.path, 0) }
    return files.readablePaths(of: family).first.map { ($0, family.index) }
  }

  private func load(_ number: UInt16) -> LoadedFamily? {
    guard let family = FallbackFamily.numbered(number) else { return nil }
    if family.kind == .emoji { addEmojiRules() }
    let faces = files.readablePaths(of: family)
      .compactMap { add($0, index: family.index, as: family.alias) }
    return faces.first.map { LoadedFamily(name: family.alias ?? $0.family, faces: faces) }
  }

  /// Adds one face; the other faces of a collection are not read.
  ///
  /// - Parameters:
  ///   - alias: the family name for Pango; nil is the face's own.
  ///   - stretch: how much wider letters are, in percent.
  @discardableResult
  private func add(
    _ path: String, index: Int, as alias: String? = nil, stretch: Int = 100
  ) -> FontFace? {
    guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, nil),
      let face = FontFace(pattern), let fonts = FcConfigGetFonts(config, FcSetApplication)
    else { return nil }
    if loaded.insert("\(path) \(index) \(alias ?? "")").inserted {
      if let alias {
        FcPatternDel(pattern, FC_FAMILY)
        FcPatternAddString(pattern, FC_FAMILY, alias)
      }
      if stretch != 100 {
        var matrix = FcMatrix(xx: Double(stretch) / 100, xy: 0, yx: 0, yy: 1)
        FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
      }
      FcFontSetAdd(fonts, pattern)
      hasNewFonts = true
    } else {
      FcPatternDestroy(pattern)
    }
    return face
  }

  /// The family with letters that are narrower or wider by a factor, in percent.
  func stretched(_ family: LoadedFamily, to percent: Int) -> LoadedFamily {
    let alias = "\(family.name) at \(percent)"
    if stretched.insert(alias).inserted {
      for face in family.faces { add(face.path, index: face.index, as: alias, stretch: percent) }
    }
    return LoadedFamily(name: alias, faces: family.faces)
  }

  private static func isReadable(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  /// The faces in a configuration.
  static func faces(in config: OpaquePointer, _ set: FcSetName = FcSetApplication) -> [FontFace] {
    FcConfigGetFonts(config, set)?.pointee.faces ?? []
  }

  /// Maps the "emoji" family that Pango requests for emoji, and lets bitmap fonts be scaled to the requested size.
  private func addEmojiRules() {
    let rules = """
      <fontconfig>
      <match target="pattern"><test name="family"><string>emoji</string></test>
      <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit></match>
      <match target="font"><test name="outline"><bool>false</bool></test>
      <edit name="fit" mode="assign"><divide><name target="pattern">pixelsize</name>
      <name target="font">pixelsize</name></divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>fit</name><double>0</double>
      <double>0</double><name>fit</name></matrix></times></edit></match>
      </fontconfig>
      """
    _ = FcConfigParseAndLoadFromMemory(config, rules, 0)
  }
}

// MARK: Fonts by name

extension FontLibrary {
  /// The font with a family name, full name or PostScript name: first among those that the program registered, then
  /// in Inter, then among those that fontconfig finds on the machine. Case does not matter.
  func font(named name: String) -> NamedFont? {
    if let cached = named[name] { return cached }
    let result = find(name)
    named[name] = .some(result)
    return result
  }

  /// The coverage of that font.
  func coverage(named name: String) -> FontCoverage? {
    if let cached = namedCoverages[name] { return cached }
    let found = font(named: name)
    let result = (found?.face ?? found?.family.faces.first).flatMap {
      FontCoverage(path: $0.path, index: $0.index)
    }
    namedCoverages[name] = .some(result)
    return result
  }

  /// The names of all families that `font(named:)` can find, sorted.
  var familyNames: [String] {
    loadInter()
    return Set((registered + inter.faces + SystemFonts.faces).flatMap(\.families)).sorted()
  }

  private func find(_ name: String) -> NamedFont? {
    if let found = Self.find(name, in: registered) {
      return found.renamed(alias(of: found.family.faces[0]))
    }
    loadInter()
    if let found = Self.find(name, in: inter.faces) { return found }
    guard let found = Self.find(name, in: SystemFonts.faces),
      let first = found.family.faces.first,
      FontCoverage(path: first.path, index: first.index) != nil
    else { return nil }
    let alias = "\(found.family.name) by name"
    for face in found.family.faces { add(face.path, index: face.index, as: alias) }
    return found.renamed(alias)
  }

  /// A unique name for a registered family, whose own name may be that of an existing or an unregistered family.
  private func alias(of face: FontFace) -> String { "\(face.family) registered \(generation)" }

  private static func find(_ name: String, in faces: [FontFace]) -> NamedFont? {
    let wanted = name.lowercased()
    if let family = family(wanted, in: faces) { return NamedFont(family: family) }
    guard let face = faces.first(where: { $0.names.contains { $0.lowercased() == wanted } }),
      let family = family(face.family.lowercased(), in: faces)
    else { return nil }
    return NamedFont(family: family, face: face)
  }

  private static func family(_ wanted: String, in faces: [FontFace]) -> LoadedFamily? {
    let members = faces.filter { $0.families.contains { $0.lowercased() == wanted } }
    guard let name = members.first?.families.first(where: { $0.lowercased() == wanted }) else {
      return nil
    }
    // The upright regular face first: its coverage is used.
    let sorted = members.sorted {
      $0.distance(weight: 400, isItalic: false) < $1.distance(weight: 400, isItalic: false)
    }
    return LoadedFamily(name: name, faces: sorted)
  }

  /// Replaces the registered fonts with the given ones. Fonts that are not among them are no longer found.
  func register(_ faces: [FontFace], generation: Int) {
    registered = faces
    self.generation = generation
    for face in faces { add(face.path, index: face.index, as: alias(of: face)) }
    named = [:]
    namedCoverages = [:]
  }
}

/// The fonts that fontconfig finds on this machine, read at the first lookup by name.
private enum SystemFonts {
  static let faces: [FontFace] = {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(config) }
    return FontLibrary.faces(in: config, FcSetSystem)
      .sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }()
}
