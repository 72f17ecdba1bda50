/// Why the content of a view is not shown.
///
/// ```swift
/// struct Profile: View {
///   var name: String?
///
///   var body: some View {
///     Label(name ?? "A name of usual length", systemImage: "person")
///       .redacted(reason: name == nil ? .placeholder : [])
///   }
/// }
/// ```
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// The reasons of these bits; those that Waggle does not know change no drawing, and can be read.
  @inlinable
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: texts are bars, and images areas, of the same size (C194).
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Views that are `privacySensitive(_:)` are drawn as placeholders, since others may be looking (C195).
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date. It stays as it is; your views can read the reason.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// What hides the content of views.
struct Redaction: Equatable {
  var reasons: RedactionReasons = []
  var isSensitive = false

  /// Whether texts and images are drawn as placeholders (C194, C195).
  var hidesContent: Bool {
    reasons.contains(.placeholder) || isSensitive && reasons.contains(.privacy)
  }
}

extension EnvironmentValues {
  /// Why the content is not shown; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { paragraph.redaction.reasons }
    set { paragraph.redaction.reasons = newValue }
  }

  var hidesContent: Bool { paragraph.redaction.hidesContent }
}

extension View {
  /// Adds a reason for not showing the content of this view (C194).
  ///
  /// Texts become bars and images areas of the same size, in their colours; they and the labels set for them are not
  /// read aloud. Controls keep their shape and still act.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("The title of an article")
  ///   Text("Two or three words")
  /// }
  /// .redacted(reason: .placeholder)
  /// ```
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons for not showing the content of this view.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content of this view as private: it is not shown inside a view redacted for `.privacy` (C195).
  ///
  /// ```swift
  /// VStack {
  ///   Text("Account")
  ///   Text(verbatim: "DE02 1203 0000 0000 2020 51").privacySensitive()
  /// }
  /// .redacted(reason: .privacy)  // shows Account
  /// ```
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.paragraph.redaction.isSensitive, sensitive)
  }
}
