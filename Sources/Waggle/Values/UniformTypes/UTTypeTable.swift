/// What is known of the usual types of data.
///
/// Facts of the formats themselves, so that nothing depends on what a system has installed.
package struct UTTypeTable: Sendable {
  package struct Facts: Sendable {
    package let parents: [String]
    /// Without the dot, the usual one first.
    package let extensions: [String]
    package let mediaTypes: [String]
  }

  package static let shared = UTTypeTable()

  private let facts: [String: Facts]
  private let byExtension: [String: [String]]
  private let byMediaType: [String: [String]]

  private init() {
    let rows = Self.text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
    }
    var facts: [String: Facts] = [:]
    var byExtension: [String: [String]] = [:]
    var byMediaType: [String: [String]] = [:]
    for row in rows {
      let name = row[0][0]
      let known = Facts(
        parents: row.count > 1 ? row[1] : [], extensions: row.count > 2 ? row[2] : [],
        mediaTypes: row.count > 3 ? row[3] : [])
      facts[name] = known
      for ending in known.extensions { byExtension[ending, default: []].append(name) }
      for media in known.mediaTypes { byMediaType[media, default: []].append(name) }
    }
    (self.facts, self.byExtension, self.byMediaType) = (facts, byExtension, byMediaType)
  }

  package subscript(name: String) -> Facts? { facts[name] }

  /// All identifiers.
  package var names: [String] { facts.keys.sorted() }

  /// The types that another system calls `tag`.
  func names(with tag: String, _ tagClass: UTTagClass) -> [String] {
    (tagClass == .mimeType ? byMediaType : byExtension)[tag] ?? []
  }

  /// The identifier, the types that it conforms to, the endings and the media types.
  private static let text = """
    public.item
    public.content
    public.composite-content|public.content
    com.apple.resolvable
    public.data|public.item
    public.directory|public.item
    public.symlink|public.item com.apple.resolvable
    public.executable|public.item
    public.folder|public.directory
    public.volume|public.folder
    com.apple.package|public.directory
    com.apple.bundle|public.directory
    com.apple.application|public.executable
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app
    public.unix-executable|public.data public.executable
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload
    public.disk-image|public.archive
    com.apple.alias-file|public.data com.apple.resolvable
    com.apple.bookmark|public.data com.apple.resolvable
    public.url|public.data
    public.file-url|public.url
    com.apple.internet-location|public.data
    com.microsoft.internet-shortcut|com.apple.internet-location|url
    public.text|public.data public.content
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text
    public.utf16-plain-text|public.plain-text
    public.utf16-external-plain-text|public.plain-text
    public.delimited-values-text|public.text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text
    public.rtf|public.text|rtf|text/rtf application/rtf
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.yaml|public.text|yml yaml|application/x-yaml
    public.css|public.text|css|text/css
    public.json|public.text|json|application/json
    com.apple.log|public.plain-text|log
    public.source-code|public.plain-text
    public.assembly-source|public.source-code|s
    public.c-source|public.source-code|c
    public.objective-c-source|public.source-code|m
    public.swift-source|public.source-code|swift
    public.c-plus-plus-source|public.source-code|cpp cp cc cxx
    public.objective-c-plus-plus-source|public.source-code|mm
    public.c-header|public.source-code|h
    public.c-plus-plus-header|public.source-code|hpp hh hxx
    public.make-source|public.script|mk
    public.script|public.source-code
    com.netscape.javascript-source|public.script|js mjs|text/javascript application/javascript
    public.shell-script|public.script|sh
    public.perl-script|public.shell-script|pl
    public.python-script|public.shell-script|py|text/x-python-script
    public.ruby-script|public.shell-script|rb
    public.php-script|public.shell-script|php|text/php
    com.apple.property-list|public.data|plist
    com.apple.xml-property-list|public.xml com.apple.property-list
    com.apple.binary-property-list|com.apple.property-list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd
    com.apple.flat-rtfd|public.data public.composite-content
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.image|public.data public.content
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg
    com.compuserve.gif|public.image|gif|image/gif
    public.tiff|public.image|tiff tif|image/tiff
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    com.apple.icns|public.image|icns
    public.svg-image|public.image public.xml|svg|image/svg+xml
    org.webmproject.webp|public.image|webp|image/webp
    public.heif|public.image|heif|image/heif
    public.heic|public.heif|heic|image/heic
    public.camera-raw-image|public.image
    com.apple.live-photo|public.data public.content
    public.3d-content|public.content
    com.pixar.universal-scene-description|public.data public.3d-content|usd
    com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip
    public.audiovisual-content|public.data public.content
    public.movie|public.audiovisual-content
    public.video|public.movie
    public.audio|public.audiovisual-content
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg|video/mpeg
    public.mpeg-2-video|public.video|m2v|video/mpeg2
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4
    public.avi|public.movie|avi|video/avi video/x-msvideo
    public.mp3|public.audio|mp3|audio/mpeg audio/mp3
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav
    public.midi-audio|public.audio|midi mid|audio/midi
    public.playlist|public.content
    public.m3u-playlist|public.text public.playlist|m3u|audio/mpegurl
    public.archive|public.data
    public.zip-archive|public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
    public.bzip2-archive|public.archive|bz2|application/x-bzip2
    public.tar-archive|public.archive|tar|application/x-tar
    public.spreadsheet|public.content
    public.presentation|public.composite-content
    public.database|public.content
    public.message|public.content
    public.contact|public.content
    public.vcard|public.text public.contact|vcf|text/vcard
    public.to-do-item|public.content
    public.calendar-event|public.content
    public.email-message|public.message
    public.font|public.data
    public.bookmark|public.content
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    public.x509-certificate|public.data|cer crt|application/x-x509-ca-cert
    """
}
