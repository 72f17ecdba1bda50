public import Foundation

// The controls as UIKit names them, for `appearance()`: each has the properties that take effect.

/// Lists and forms as UIKit names them, for code such as `UITableView.appearance().backgroundColor = .clear` (C385).
///
/// What is set counts for lists that are made afterwards.
public final class UITableView {
  /// What is behind the rows; nil for that of the system.
  public var backgroundColor: UIColor?
  /// Whether there are lines between the rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines; nil for that of the system.
  public var separatorColor: UIColor?
  /// Whether an indicator is shown while a list scrolls.
  public var showsVerticalScrollIndicator = true

  init() {}

  /// How lists and forms look in the program.
  public static func appearance() -> UITableView { AppearanceProxies.current.tableView }
}

/// The rows of lists and forms as UIKit names them (C385).
public final class UITableViewCell {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line.
    case singleLine
  }

  /// How a row looks that is selected or pressed.
  public enum SelectionStyle: Int, Sendable {
    /// A row as any other.
    case none
    /// Blue on old systems, and now as `default`.
    case blue
    /// Grey on old systems, and now as `default`.
    case gray
    /// As the system has it.
    case `default`
  }

  /// What is behind a row; nil for that of the system.
  public var backgroundColor: UIColor?
  /// How a row looks that is selected or pressed.
  public var selectionStyle = SelectionStyle.default

  init() {}

  /// How rows look in the program.
  public static func appearance() -> UITableViewCell { AppearanceProxies.current.tableViewCell }
}

/// What `UIScrollView.appearance()` sets: all scroll views of the program (C385).
public final class UIScrollViewAppearance {
  /// When scrolling ends the editing of text.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When a finger begins to scroll.
    case onDrag
    /// As `onDrag`.
    case interactive
  }

  private var mode: KeyboardDismissMode?
  private var showsVertical: Bool?
  private var showsHorizontal: Bool?
  private var bouncing: Bool?

  /// When scrolling ends the editing of text.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { mode ?? .none }
    set { change { mode = newValue } }
  }

  /// Whether an indicator is shown while a scroll view scrolls up and down.
  public var showsVerticalScrollIndicator: Bool {
    get { showsVertical ?? true }
    set { change { showsVertical = newValue } }
  }

  /// Whether an indicator is shown while a scroll view scrolls sideways.
  public var showsHorizontalScrollIndicator: Bool {
    get { showsHorizontal ?? true }
    set { change { showsHorizontal = newValue } }
  }

  init() {}

  /// Whether a scroll view can be dragged past its edges (C641).
  public var bounces: Bool {
    get { bouncing ?? true }
    set { change { bouncing = newValue } }
  }

  /// What the program has set.
  package static var current: UIScrollViewAppearance { AppearanceProxies.current.scrollView }

  var isSet: Bool {
    mode != nil || showsVertical != nil || showsHorizontal != nil || bouncing != nil
  }

  private func change(_ body: () -> Void) {
    body()
    AppearanceProxies.current.scrollViewChanged()
  }

  func apply(to values: inout EnvironmentValues) {
    if let mode { values.scrollDismissesKeyboardMode = mode == .none ? .never : .immediately }
    if let bouncing {
      values.verticalScrollBounceBehavior = bouncing ? .automatic : .never
      values.horizontalScrollBounceBehavior = bouncing ? .automatic : .never
    }
    if let showsVertical {
      values.verticalScrollIndicatorVisibility = showsVertical ? .automatic : .hidden
    }
    if let showsHorizontal {
      values.horizontalScrollIndicatorVisibility = showsHorizontal ? .automatic : .hidden
    }
  }
}

/// What `UISegmentedControl.appearance()` sets: segmented pickers (C385).
public final class UISegmentedControlAppearance {
  /// The ground of the selected segment; nil for that of the system.
  public var selectedSegmentTintColor: UIColor?
  /// The ground of all segments; nil for that of the system.
  public var backgroundColor: UIColor?
  private var attributes: [UInt: BarTextAttributes] = [:]

  init() {}

  /// What the program has set.
  package static var current: UISegmentedControlAppearance {
    AppearanceProxies.current.segmentedControl
  }

  /// Sets the colour and the font of the titles of segments, by `.foregroundColor` and `.font`.
  ///
  /// - Parameter attributes: the attributes; nil for those of the system.
  /// - Parameter state: whether they are for the selected segment. Those for `.normal` count for it too, where it has none.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) { self.attributes[state.rawValue] = attributes.map { BarTextAttributes($0) } }

  /// The attributes of a title.
  package func titleAttributes(isSelected: Bool) -> BarTextAttributes {
    let normal = attributes[UIControlState.normal.rawValue]
    let own = isSelected ? attributes[UIControlState.selected.rawValue] : nil
    return BarTextAttributes(color: own?.color ?? normal?.color, font: own?.font ?? normal?.font)
  }
}

/// What `UIPageControl.appearance()` sets: the dots of pages (C385).
public final class UIPageControlAppearance {
  /// The colour of the dot of the page that is shown; nil for that of the system.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots; nil for that of the system.
  public var pageIndicatorTintColor: UIColor?

  init() {}

  /// What the program has set.
  package static var current: UIPageControlAppearance { AppearanceProxies.current.pageControl }
}

/// What `UITextView.appearance()` sets: text editors (C385).
public final class UITextViewAppearance {
  /// What is behind the text; nil for that of the system.
  public var backgroundColor: UIColor?

  init() {}

  /// What the program has set.
  package static var current: UITextViewAppearance { AppearanceProxies.current.textView }
}

/// What `UISwitch.appearance()` sets: switches (C385).
public final class UISwitchAppearance {
  /// The colour of a switch that is on; nil for that of the system.
  public var onTintColor: UIColor?
  /// The colour of the knob; nil for that of the system.
  public var thumbTintColor: UIColor?

  init() {}

  /// What the program has set.
  package static var current: UISwitchAppearance { AppearanceProxies.current.toggle }
}

/// What `UISlider.appearance()` sets: sliders (C385).
public final class UISliderAppearance {
  /// The colour of the track before the knob; nil for that of the system.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track after the knob; nil for that of the system.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil for that of the system.
  public var thumbTintColor: UIColor?

  init() {}

  /// What the program has set.
  package static var current: UISliderAppearance { AppearanceProxies.current.slider }
}

extension NSAttributedString.Key {
  /// The colour of a text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The font of a text: a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

/// What the attributes of a title say that takes effect.
package struct BarTextAttributes: Equatable {
  package var color: Color?
  package var font: Font?

  init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }

  init(_ attributes: [NSAttributedString.Key: Any]) {
    color = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    font = (attributes[.font] as? UIFont)?.font
  }
}
