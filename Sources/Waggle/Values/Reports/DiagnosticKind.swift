extension Diagnostic {
  /// What a diagnostic is about; the raw value is its id.
  ///
  /// `make diagnostics` makes `Docs/diagnostics.md` from the comments of the cases: what the diagnostic means, an
  /// example of what causes it, and its cure. The messages are made by static functions of `Diagnostic`, in a file for
  /// each room, such as `LayoutDiagnostics.swift`.
  package enum Kind: String, CaseIterable, Sendable {
    // MARK: Preferences

    /// A key's `reduce` loses values: combining a value with the default changed it, or `reduce` returned without
    /// calling `nextValue` while its value was still the default.
    ///
    /// Example: `value = nextValue()`. A view that writes nothing may take part with the default, which then replaces
    /// what another view wrote.
    ///
    /// Cure: combine both values, as `value += nextValue()` or `value = max(value, nextValue())` do.
    case reduceLaw = "E-LAW"

    /// An observer does not contain the view that writes its key, so it never sees the value.
    ///
    /// Example: `Text("Ada").onPreferenceChange(Names.self) { … }.preference(key: Names.self, value: ["Ada"])`. The
    /// writer is around the observer, and an observer sees its own content only.
    ///
    /// Cure: put `onPreferenceChange` outside of the writer, on a view that contains it.
    case observerOrder = "W-ORDER"

    /// No view writes the observed key, so the action is never called, not even with the default.
    ///
    /// Example: `VStack { Text("Ada") }.onPreferenceChange(Names.self) { … }`
    ///
    /// Cure: write the key with `preference(key:value:)` inside the observed view.
    case noWriter = "W-NOWRITER"

    /// An outer `preference` replaces what the writers below it wrote.
    ///
    /// Example: `Row().preference(key: Names.self, value: ["Bob"])`, where a view in `Row` writes `Names` too.
    ///
    /// Cure: `transformPreference` adds to the value of its content instead of replacing it.
    case shadowedWriter = "N-SHADOW"

    /// An observer on a `Group` or a `ForEach` is one observer for each of its views; none receives the combined value.
    ///
    /// Example: `ForEach(people) { Row($0) }.onPreferenceChange(Names.self) { … }`
    ///
    /// Cure: put it on the container around them, such as the `VStack`.
    case observedGroup = "W-GROUP"

    /// A writer or an observer is applied to an `EmptyView` in a list, which adds no view: the modifier has no effect.
    ///
    /// Example: `VStack { EmptyView().preference(key: Names.self, value: ["Ada"]) }`
    ///
    /// Cure: put it on another view, or on `Color.clear.frame(width: 0, height: 0)`.
    case modifiedEmptyView = "W-EMPTY"

    /// `ViewThatFits` shows a view that writes nothing, and a candidate that is not shown writes: it supplies the value, or
    /// the value is the default where the shown view has controls.
    ///
    /// Example: `ViewThatFits { Wide().preference(key: Names.self, value: ["Ada"]); Narrow() }`, where `Narrow` fits.
    ///
    /// Cure: write the key on every candidate, the default included.
    case candidateWithoutWriter = "W-VTF"

    /// An observed value comes through a lazy container, which has made only the rows that are visible. The others give
    /// nothing, not even the default.
    ///
    /// Example: `LazyVStack { ForEach(people) { Row($0).preference(key: Names.self, value: [$0.name]) } }` in a scroll
    /// view. The value has the names of the rows on screen, in the order in which they were made.
    ///
    /// Cure: take what concerns all rows from the data.
    case partialValue = "N-LAZY"

    /// A key is observed outside of a presentation and written inside of it. What a sheet, a cover, a popover, an alert, a
    /// dialog, a menu or an inspector writes stays in it; so does what is written in a mask, in the items of a context menu
    /// or in an accessibility representation.
    ///
    /// Example: `Map().sheet(isPresented: $isOpen) { Form().preference(key: Names.self, value: ["Ada"]) }
    /// .onPreferenceChange(Names.self) { … }`
    ///
    /// Cure: observe the key inside the presented view, and hand the value out through a binding; for a mask, write it on the
    /// masked view.
    case presentationBoundary = "N-BOUNDARY"

    // MARK: Updates

    /// Views change what they depend on, so an update would never end, and is cut off: an observer or an `onChange` was
    /// due a third time in a frame, layout did not settle in 8 rounds, bodies made each other due 16 times through an object
    /// that they change, or the tree did not settle in 120 frames.
    ///
    /// Example: an `onPreferenceChange` that adds 1 to the state from which the preference is written.
    ///
    /// Cure: set state only when the new value differs, and do not change the layout or the value that was observed.
    case loop = "W-LOOP"

    /// State was set while views are updated: in a body, in a `reduce` or in the closure of a reader. The change was
    /// dropped.
    ///
    /// Example: `var body: some View { count += 1; return Text("\(count)") }`
    ///
    /// Cure: set it from an action: `onAppear`, `onChange`, a tap.
    case mutationInUpdate = "W-MUTATE"

    /// An `ObservableObject` changed while views are updated. The change was made, and the views follow it in one more
    /// update; views that change an object each time would never come to rest.
    ///
    /// Example: `var body: some View { model.visits += 1; return Text("\(model.visits)") }`
    ///
    /// Cure: change it in an action: `onAppear`, `onChange`, a tap.
    case publishedInUpdate = "W-PUBLISH"

    /// An `ObservableObject` changed on a thread other than the main thread. Views are updated on the main actor, a
    /// moment later, and read the object while the other thread may be writing it. Reported once for each type.
    ///
    /// Example: `DispatchQueue.global().async { model.name = "Ada" }`
    ///
    /// Cure: make the class `@MainActor`, or publish with `receive(on: DispatchQueue.main)`.
    case publishedInBackground = "W-THREAD"

    /// A value is needed to compute itself; the message names each value on the way.
    ///
    /// Example: a test that asks its host for a preference inside the key's `reduce`. No program is known that does it
    /// without access to its host.
    ///
    /// Cure: break the chain, for example with a state that an action sets.
    case cycle = "E-CYCLE"

    /// Views, values or elements of a page are nested too deep for the stack, and the deepest are left out. It is
    /// reported once for a tree.
    ///
    /// Example: a view whose body contains the view itself, without an end.
    ///
    /// Cure: end the recursion, nest less, or split the view.
    case tooDeep = "W-DEEP"

    /// A file with the values of `@AppStorage` or `@SceneStorage` cannot be written or read. The values stay in memory.
    ///
    /// Example: a program whose disk is full, or whose home folder cannot be written.
    ///
    /// Cure: make room, or correct the owner of the folder that the message names.
    case storage = "W-STORAGE"

    /// A program opened an address that a page does not open, and no handler took it.
    ///
    /// Example: `openURL(URL(string: "myapp://settings")!)`
    ///
    /// Cure: handle the address with `.environment(\.openURL, OpenURLAction { … })`.
    case unopenedAddress = "W-URL"

    /// A program asks for a window that none of its scenes has.
    ///
    /// Example: `openWindow(id: "hive")` in a program whose scenes have other identifiers.
    ///
    /// Cure: add a `Window` or `WindowGroup` with this identifier, or for this type of value, to the body of the `App`.
    case missingWindow = "W-WINDOW"

    /// A program as UIKit writes it shows no window: it begins with a delegate and neither that nor the delegate of its scene has made
    /// one, or it has an `App`, whose scenes are shown.
    ///
    /// Example: `@main class AppDelegate: UIResponder, UIApplicationDelegate {}` in a program whose first screen is in a storyboard.
    ///
    /// Cure: in `scene(_:willConnectTo:options:)` of a class that adopts `UIWindowSceneDelegate`, set the `rootViewController` of a
    /// `UIWindow(windowScene:)` to a `UIHostingController(rootView:)`, and call `makeKeyAndVisible()`.
    case missingScene = "W-SCENE"

    /// A page has no blend mode of this kind: `sourceAtop` and `destinationOver` are drawn as `normal`, and
    /// `destinationOut` not at all.
    ///
    /// Example: `Circle().blendMode(.destinationOut)` in a page.
    ///
    /// Cure: use `mask`, which every output has.
    case blendMode = "W-BLEND"

    /// A body took more than 100 ms in a page. The pages of a program take turns, so that all of them waited. Reported
    /// once for each view.
    ///
    /// Example: `var body: some View { Text(try! String(contentsOf: file, encoding: .utf8)) }`
    ///
    /// Cure: compute in a `task`, and keep the result in a state.
    case slowBody = "W-SLOW"

    /// An update of the views takes more than 5 s, or never ends: nothing else of the program runs meanwhile. A line on
    /// standard error names the view whose code is running as soon as that is found; the report follows if the update ends.
    ///
    /// Example: `var body: some View { Text("\((1...).first { $0 < 0 } ?? 0)") }`
    ///
    /// Cure: end the loop, or compute in a `task` away from the main actor, and keep the result in a state.
    case stuck = "W-STUCK"

    /// A picture was drawn before a task of a view had finished: what the task would change is not in the picture. Each of
    /// the first ten views with such a task is named.
    ///
    /// Example: `try ImageRenderer(content: AsyncImage(url: url)).pngData()`, which draws the placeholder.
    ///
    /// Cure: in asynchronous code await the picture, `try await renderer.pngData()`, which waits for tasks up to its timeout;
    /// elsewhere load first, and give the view what was loaded.
    case unfinishedTask = "W-UNFINISHED"

    // MARK: Lists

    /// Two elements of a `ForEach` have the same id. Both are shown, and which of them keeps its state after a change
    /// of the data is undefined.
    ///
    /// Example: `ForEach(["Ada", "Ada"], id: \.self) { Text($0) }`
    ///
    /// Cure: give each element an id that no other element has.
    case duplicateID = "W-ID"

    /// The range of a `ForEach` without ids has changed. Such a range is read once: the rows stay those of the first.
    ///
    /// Example: `ForEach(0..<people.count) { Row(people[$0]) }`
    ///
    /// Cure: use `ForEach(_:id:)` or `Identifiable` data.
    case changedRange = "W-FOREACH"

    /// A lazy container cannot tell which rows are visible, because they take no space, or their length is not finite. It
    /// makes 4,096 of them at a time and leaves out the rest.
    ///
    /// Example: `LazyVStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.red.frame(height: 0) } }`
    ///
    /// Cure: filter the data instead of hiding rows, and give rows a height.
    case lazyRows = "W-LAZY"

    /// A column of a lazy grid has a width that is negative or not a number, or a maximum below its minimum.
    ///
    /// Example: `GridItem(.flexible(minimum: 80, maximum: 40))`
    ///
    /// Cure: use finite widths that are not negative, and a maximum of at least the minimum.
    case gridItem = "W-TRACK"

    // MARK: Geometry

    /// No view around the reader declares a coordinate space of that name; the root's is used.
    ///
    /// Example: `proxy.frame(in: .named("map"))`, where no ancestor has that name.
    ///
    /// Cure: put `.coordinateSpace(.named("map"))` on an ancestor.
    case unknownCoordinateSpace = "W-SPACE"

    /// The anchor of a rectangle was made or resolved under a rotation. The result is its bounding box: it has grown.
    ///
    /// Example: `.anchorPreference(key: Frames.self, value: .bounds) { [$0] }` inside a `rotationEffect` of 45 degrees.
    ///
    /// Cure: use anchors of points, such as `.topLeading` and `.center`, which are exact.
    case rotatedAnchor = "N-ROTATED"

    // MARK: Numbers that cannot be used

    /// A layout placed a subview at a position that is not a number. It was centred.
    ///
    /// Example: a position computed as `bounds.width / count` with infinite bounds, or with 0 divided by 0.
    ///
    /// Cure: give `place(at:)` finite coordinates.
    case positionNotANumber = "E-NAN"

    /// The width or height of a `frame` is negative, infinite or not a number. It is ignored.
    ///
    /// Example: `.frame(width: -10)`
    ///
    /// Cure: give a finite length that is not negative, or nil for the view's own.
    case frameLength = "E-FRAME"

    /// The minimum, ideal and maximum length of a `frame` are not in ascending order. A length that is not is raised or
    /// ignored.
    ///
    /// Example: `.frame(minWidth: 100, maxWidth: 50)`
    ///
    /// Cure: give numbers in ascending order that are not negative.
    case frameLimits = "E-FRAME-ORDER"

    /// A padding, or an inset of a safe area, is infinite or not a number. It counts as 0.
    ///
    /// Example: `.padding(.infinity)`
    ///
    /// Cure: give a finite length. A padding may be negative, an inset of a safe area may not.
    case padding = "E-PADDING"

    /// The position of a view is infinite or not a number. The view is at 0.
    ///
    /// Example: `.position(x: .nan, y: 10)`
    ///
    /// Cure: give a finite position.
    case position = "E-POSITION"

    /// A layout priority is not a number. It counts as 0.
    ///
    /// Example: `.layoutPriority(.nan)`
    ///
    /// Cure: give a number.
    case priority = "E-PRIORITY"

    /// An aspect ratio is infinite, not a number, or not above 0. The view's own is used.
    ///
    /// Example: `.aspectRatio(width / height, contentMode: .fit)`, where both are 0.
    ///
    /// Cure: give a finite ratio above 0, or nil.
    case aspectRatio = "E-RATIO"

    /// The minimum length of a `Spacer` is negative, infinite or not a number. It counts as 0.
    ///
    /// Example: `Spacer(minLength: -1)`
    ///
    /// Cure: give a finite length that is not negative.
    case spacerLength = "E-SPACER"

    /// The spacing of a stack or a grid is infinite or not a number. The children's own spacing is used.
    ///
    /// Example: `VStack(spacing: .infinity) { … }`
    ///
    /// Cure: give a finite spacing, which may be negative, or nil.
    case stackSpacing = "E-SPACING"

    /// The number of columns of a `gridCellColumns` is below 1, which counts as 1, or above 10,000, which counts as that.
    ///
    /// Example: `.gridCellColumns(0)`
    ///
    /// Cure: give the number of columns that the cell spans.
    case gridCellColumns = "E-COLUMNS"

    /// The closure of an `alignmentGuide` returned what is not a number. It counts as 0.
    ///
    /// Example: `.alignmentGuide(.top) { _ in .nan }`
    ///
    /// Cure: return a number.
    case alignmentGuide = "E-GUIDE"

    /// A number of an effect, a shadow or a gradient cannot be used. The view is drawn without it.
    ///
    /// Example: `.opacity(0 / total)`, where `total` is 0.
    ///
    /// Cure: give finite numbers.
    case effect = "E-EFFECT"

    /// The size of a font is infinite, not a number, or not above 0. It counts as 1.
    ///
    /// Example: `.font(.system(size: 0))`
    ///
    /// Cure: give a finite size above 0.
    case fontSize = "E-FONT"

    /// Several views of one id and namespace are sources of a matched geometry. The one that was inserted last counts.
    ///
    /// Example: two views that are shown at the same time, both with `.matchedGeometryEffect(id: "card", in: names)`.
    ///
    /// Cure: set `isSource: false` on all but one, or show them one after the other.
    case matchedSources = "W-MATCHED"

    /// A phase animator has no phases. It shows nothing.
    ///
    /// Example: `PhaseAnimator([Double]()) { Color.red.opacity($0) }`
    ///
    /// Cure: give at least one phase.
    case noPhases = "W-PHASES"

    // MARK: Scrolling

    /// A program scrolls to an id that no view in the scroll views has, once the views have settled. Nothing scrolls; the
    /// message has similar ids.
    ///
    /// Example: `proxy.scrollTo("row 3")`, where the rows have the ids 0, 1, 2 and 3.
    ///
    /// Cure: give the view this id with `id(_:)`, or pass the id of the `ForEach` in its own type.
    case unknownScrollTarget = "W-SCROLLTO"

    /// A length of a scroll view cannot be used: a margin or its content is infinite or not a number. A margin counts as
    /// 0, and the content as long as the scroll view.
    ///
    /// Example: `ScrollView { Color.red.frame(minHeight: .infinity) }`
    ///
    /// Cure: give a finite length.
    case scrollLength = "E-SCROLL"

    // MARK: Fonts and symbols

    /// No font has that name, and Inter is used; the message has similar names. Or the machine lacks Inter or the font of a
    /// design, such as `.rounded`, or has no font.
    ///
    /// Example: `.font(.custom("Gill Sans", size: 12))`
    ///
    /// Cure: install the font's Debian package, or register its file with `CTFontManagerRegisterFontsForURL`.
    case missingFont = "W-FONT"

    /// No font has a glyph for a character, and a box is drawn. It is reported once for a missing package, or for a
    /// character where no package helps.
    ///
    /// Example: `Text("你好")` on a machine without `fonts-noto-cjk`.
    ///
    /// Cure: install the Debian package in the message, or register a font that has the glyph.
    case missingGlyph = "W-GLYPH"

    /// No symbol has that name. The image takes no space and draws nothing.
    ///
    /// Example: `Image(systemName: "hoose")`
    ///
    /// Cure: correct the name, or draw the image with shapes.
    case missingSymbol = "W-SYMBOL"

    /// The bundle has no image or no colour of that name, or its file or its set cannot be read (C708): an image takes no space and
    /// draws nothing, a colour is clear. Or several sets have the name, or a library that draws the file is not installed.
    ///
    /// Example: `Image("meadow")` in a program without a file `meadow.png`.
    ///
    /// Cure: add the file, or an asset catalogue as it is, to the resources of the target in `Package.swift`, and name its
    /// bundle: `Image("meadow", bundle: .module)`. For other causes the message says what to do.
    case missingAsset = "W-ASSET"

    /// A file of strings cannot be read. The texts whose words it has show their keys.
    ///
    /// Example: `Localizable.xcstrings` with a comma too many, such as a merge leaves behind.
    ///
    /// Cure: correct the file at the place in the message.
    case unreadableStrings = "W-STRINGS"

    /// The machine lacks icons, so most symbols or some of them are missing.
    ///
    /// Example: a machine without the package `bootstrap-icons`, or without `fonts-material-design-icons-iconfont`.
    ///
    /// Cure: install the Debian package in the message.
    case missingIcons = "W-SYMBOLS"

    // MARK: Controls

    /// A control cannot use its range, its step or its value: the range is empty or shorter than a step, or a number is
    /// infinite or no number. The control shows what it can; without a usable range or step it does not move.
    ///
    /// Example: `Slider(value: $volume, in: 0...0.5, step: 1)`
    ///
    /// Cure: give a range of finite numbers that is at least one step long, and a finite value.
    case controlRange = "E-RANGE"

    /// No option of a picker has the value of its selection as a tag of exactly that type, or as an id. None is shown
    /// as selected, and the selection is left as it is.
    ///
    /// Example: `Picker("Size", selection: $size) { Text("Small").tag(1) }`, where `size` is a `UInt8`.
    ///
    /// Cure: give each option a tag of the selection's type; for an optional selection, also one for nil.
    case selectionWithoutTag = "W-TAG"
    /// A row of a list was tapped that cannot be selected: it has neither a tag nor an id of the selection's type.
    ///
    /// Example: `List(people, selection: $name) { Text($0.name) }`, where the ids are numbers and `name` is an optional
    /// string.
    ///
    /// Cure: use the type of the ids for the selection, or give each row a tag of the selection's type; or exclude the
    /// row with `selectionDisabled()`.
    case rowSelectionType = "W-SELECTION-TYPE"

    // MARK: Presentations

    /// Something is to be presented while another presentation from the same window, or from the same sheet, is open.
    /// It waits until the other has disappeared (C134).
    ///
    /// Example: `.sheet(isPresented: $a) {}.sheet(isPresented: $b) {}`, where both are true.
    ///
    /// Cure: present the second one from the content of the first, or use one `sheet(item:)` for both.
    case presentationWaits = "W-PRESENT"

    /// A height of a sheet is zero, negative or no number, there is none at all, or the selected one is not among them.
    /// It is left out; without any the sheet is large.
    ///
    /// Example: `.presentationDetents([.height(0)])`
    ///
    /// Cure: give positive heights, and select one of them.
    case presentationDetent = "W-DETENT"

    // MARK: Navigation

    /// A value was pushed on a navigation stack that declares no screen for its type. A warning is shown in place of the
    /// page, and the path keeps the value (C106).
    ///
    /// Example: `NavigationStack { NavigationLink("One", value: 1) }`, without a `navigationDestination(for: Int.self)`.
    ///
    /// Cure: declare a destination for the type in the stack, on a view that is not a row of a lazy container.
    case navigationDestination = "W-NAV"

    /// The path of a navigation stack was asked for what it cannot do: to take a value of another type, to remove more
    /// values than it has, or to push a value above a screen that has none (C105, C107).
    ///
    /// Example: `path.removeLast(3)` on a `NavigationPath` of two values, which is empty then.
    ///
    /// Cure: the message says what is wrong; use a `NavigationPath` for values of several types, and `count` before you
    /// remove.
    case navigationPath = "W-PATH"

    /// A link was pressed that is in no navigation stack, so nothing was pushed.
    ///
    /// Example: `VStack { NavigationLink("More") { Text("Page") } }` in a window without a stack.
    ///
    /// Cure: put the view into a `NavigationStack`.
    case navigationLink = "W-LINK"

    // MARK: Tests

    /// A tap or a drag of a test did nothing: the view is disabled, covered, hidden, faded, empty or outside of the
    /// window, or has no gesture. The message has the view that was touched instead, and the line of the test.
    ///
    /// Example: `try host.find(label: "Save").tap()`, where the button is disabled.
    ///
    /// Cure: the message says what keeps the touch from the view.
    case touchWithoutEffect = "W-TAP"

    /// What the first letter of the id says.
    package var severity: Severity {
      switch rawValue.first {
      case "N": .note
      case "E": .error
      default: .warning
      }
    }
  }

  /// How serious a diagnostic is, in ascending order.
  package enum Severity: Int, Comparable, Sendable {
    case note, warning, error

    package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }
}
