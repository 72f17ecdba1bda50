/// The words that are read aloud for a symbol that nothing else names (C155).
enum SymbolWords {
  /// What a symbol stands for, whatever its variant: "Search" for "magnifyingglass.circle.fill". For another
  /// symbol, the words of its name without those of a variant: "cup and saucer".
  static func words(for name: String) -> String {
    let parts = name.split(separator: ".")
    guard let first = parts.first else { return name }
    let plain = [first] + parts.dropFirst().filter { $0 != "fill" }
    var inner = plain
    while inner.count > 1, let last = inner.last, shapes.contains(last) { inner.removeLast() }
    for parts in [plain, inner] {
      if let meaning = meanings[parts.joined(separator: ".")] { return meaning }
    }
    return inner.joined(separator: " ")
  }

  private static let shapes: Set<Substring> = ["circle", "square", "rectangle"]

  private static let meanings = Dictionary(
    table.description.split(separator: "\n").map { line in
      let sides = line.split(separator: "=")
      return (String(sides[0]), String(sides[1]))
    }, uniquingKeysWith: { first, _ in first })

  /// Names without "fill", each with its meaning.
  private static let table: StaticString = """
    archivebox=Archive
    arrow.backward=Back
    arrow.clockwise=Refresh
    arrow.counterclockwise=Undo
    arrow.down=Down
    arrow.forward=Forward
    arrow.left=Back
    arrow.right=Forward
    arrow.triangle.2.circlepath=Refresh
    arrow.up=Up
    arrow.up.arrow.down=Sort
    arrow.uturn.backward=Undo
    arrow.uturn.forward=Redo
    arrowshape.turn.up.left=Reply
    arrowshape.turn.up.right=Forward
    backward=Rewind
    backward.end=Previous
    bell=Notifications
    bell.slash=Notifications off
    book=Book
    bookmark=Bookmark
    bookmark.slash=Remove bookmark
    calendar=Calendar
    camera=Camera
    cart=Shopping cart
    checkmark=Selected
    chevron.backward=Back
    chevron.down=Go down
    chevron.forward=Forward
    chevron.left=Back
    chevron.right=Forward
    chevron.up=Go up
    clock=Clock
    creditcard=Credit card
    doc=Document
    doc.on.clipboard=Paste
    doc.on.doc=Copy
    ellipsis=More
    envelope=Mail
    exclamationmark.triangle=Warning
    eye=Show
    eye.slash=Hide
    flag=Flag
    folder=Folder
    folder.badge.plus=New folder
    forward=Fast forward
    forward.end=Next
    gear=Settings
    gearshape=Settings
    globe=Globe
    hand.thumbsdown=Dislike
    hand.thumbsup=Like
    heart=Love
    heart.slash=Remove from favorites
    house=Home
    info=Info
    line.3.horizontal=Menu
    line.3.horizontal.decrease=Filter
    link=Link
    list.bullet=List
    location=Location
    lock=Locked
    lock.open=Unlocked
    magnifyingglass=Search
    map=Map
    message=Message
    mic=Microphone
    mic.slash=Microphone off
    minus=Remove
    minus.magnifyingglass=Zoom out
    moon=Moon
    paperclip=Attach
    paperplane=Send
    pause=Pause
    pencil=Edit
    person=Person
    person.2=People
    person.crop.circle=Profile
    phone=Phone
    photo=Photo
    pin=Pin
    pin.slash=Remove pin
    play=Play
    plus=Add
    plus.magnifyingglass=Zoom in
    power=Power
    printer=Print
    qrcode=QR code
    questionmark=Help
    repeat=Repeat
    shuffle=Shuffle
    sidebar.left=Sidebar
    slider.horizontal.3=Adjust
    speaker.slash=Muted
    speaker.wave.2=Volume
    square.and.arrow.down=Download
    square.and.arrow.up=Share
    square.and.pencil=Compose
    square.grid.2x2=Grid
    star=Favorite
    star.slash=Remove from favorites
    stop=Stop
    tag=Tag
    trash=Delete
    tray=Inbox
    video=Video
    wifi=Wi-Fi
    wifi.slash=No Wi-Fi
    xmark=Close
    """
}
