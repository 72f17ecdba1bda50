import Glibc

/// How a type appears in the paths of reports and traces: a person sees the views that the program declares and the names
/// that SwiftUI has, and nothing that only the framework knows.
///
/// Allocates nothing, so it may be asked in a crash.
package enum PathName {
  /// The type is the program's.
  case program
  /// The type is the framework's and has a name that programs use.
  case framework
  /// The type is known to the framework alone.
  case hidden

  package init(_ type: Any.Type) {
    guard let descriptor = TypeDescriptor(type), let module = descriptor.module,
      isWord(module.name, of: FrameworkModules.own)
    else {
      self = .program
      return
    }
    self =
      if module.isAround, isWord(descriptor.name, of: publicViewNames) {
        .framework
      } else {
        .hidden
      }
  }
}

/// The public views and layouts of the framework, a space around each. A test compares them with the sources.
package var publicViewNames: StaticString {
  """
   AnyLayout AsyncImage Button Canvas ColorPicker ContentUnavailableView ControlGroup DatePicker DisclosureGroup Divider \
  EditButton EmptyView EquatableView ForEach Form Gauge GeometryReader Grid GridLayout GridRow Group GroupBox HStack HStackLayout \
  KeyframeAnimator Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Menu MultiDatePicker \
  NavigationLink NavigationSplitView NavigationStack NavigationView OutlineGroup PasteButton PhaseAnimator Picker \
  ProgressView RenameButton ScrollView ScrollViewReader Section SecureField SettingsLink ShareLink Slider Stepper TabView \
  Table TextEditor TextField TimelineView Toggle VStack VStackLayout ViewThatFits ZStack ZStackLayout 
  """
}

/// Whether a word is in a list that has a space around each.
private func isWord(_ word: UnsafePointer<CChar>, of list: StaticString) -> Bool {
  let length = strlen(word)
  let text = list.utf8Start
  var start = 0
  while start + length + 1 < list.utf8CodeUnitCount {
    if text[start] == 0x20, text[start + length + 1] == 0x20,
      memcmp(text + start + 1, word, length) == 0
    {
      return true
    }
    start += 1
  }
  return false
}
