import Foundation
public import Waggle
import WaggleControls

/// A choice of segments as UIKit writes it (C649).
///
/// ```swift
/// struct Season: UIViewRepresentable {
///   @Binding var index: Int
///
///   func makeUIView(context: Context) -> UISegmentedControl {
///     let control = UISegmentedControl(items: ["Spring", "Summer"])
///     control.addAction(
///       UIAction { index = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0 },
///       for: .valueChanged)
///     return control
///   }
///   func updateUIView(_ control: UISegmentedControl, context: Context) {
///     control.selectedSegmentIndex = index
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  private enum Segment {
    case title(String)
    case image(UIImage)
  }

  /// The index for no segment.
  nonisolated public static let noSegment = -1

  private var segments: [Segment] = [] { didSet { changed() } }

  /// The index of the selected segment; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { changed() } }
  }

  /// Segments with titles, which are strings, and images, which are a `UIImage`.
  nonisolated public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    nonisolated(unsafe) let items = items ?? []
    onMainActor { segments = items.compactMap(Self.segment) }
  }

  private static func segment(_ item: Any) -> Segment? {
    if let image = item as? UIImage { return .image(image) }
    return (item as? String).map(Segment.title)
  }

  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: min(max(segment, 0), segments.count))
  }

  /// Adds a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = image.map(Segment.image) ?? .title("")
    segments.insert(new, at: min(max(segment, 0), segments.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Gives a segment another title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
  }

  /// The title of a segment; nil where it has an image, or there is none.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }

  /// How segmented pickers look in the program (C385).
  public static func appearance() -> UISegmentedControlAppearance {
    UISegmentedControlAppearance.current
  }

  override func contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? .defaultLow : .defaultHigh
  }

  override var ownContent: AnyView? {
    let index = binding({ [weak self] in self?.selectedSegmentIndex }, Self.noSegment) {
      [weak self] in self?.selectedSegmentIndex = $0
    }
    return AnyView(
      Picker(selection: index) {
        ForEach(segments.indices, id: \.self) { [segments] index in
          switch segments[index] {
          case .title(let title): Text(verbatim: title)
          case .image(let image): Image(uiImage: image)
          }
        }
      } label: {
        Text(verbatim: accessibilityLabel ?? "")
      }
      .labelsHidden().pickerStyle(.segmented)
      .disabled(!isEnabled))
  }
}
