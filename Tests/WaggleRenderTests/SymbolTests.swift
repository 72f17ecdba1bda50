import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

@MainActor struct SymbolTests {
  @Test func `C023: the most common symbols are found`() {
    let symbols = SymbolLibrary()
    let missing = commonest.filter { symbols.symbol(named: $0) == nil }
    #expect(missing == [])
    #expect(commonest.count >= 250)
  }

  @Test func `C023: every name of the table has its icon`() {
    let symbols = SymbolLibrary()
    #expect(SymbolNames.all.filter { symbols.symbol(named: $0) == nil } == [])
  }

  @Test func `C023: a symbol without a form in a circle or square of its set is put into one`()
    throws
  {
    let symbols = SymbolLibrary()
    for name in ["eurosign", "flame", "heart", "star", "leaf"] {
      let plain = try #require(symbols.symbol(named: name))
      for shape in ["circle", "circle.fill", "square", "square.fill"] {
        let enclosed = try #require(symbols.symbol(named: "\(name).\(shape)"))
        let ink = enclosed.path.boundingRect
        #expect(abs(ink.width - ink.height) < 1e-6, "\(name).\(shape)")
        #expect(enclosed.path != plain.path, "\(name).\(shape)")
      }
    }
    #expect(symbols.symbol(named: "no.such.symbol.circle") == nil)
  }

  @Test func `C023: letters and numbers up to 50 are found in circles and squares`() throws {
    let symbols = RenderSystem.make().symbols
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for sign in letters + (0...50).map(String.init) {
      for shape in ["circle", "circle.fill", "square", "square.fill"] {
        let symbol = try #require(symbols.symbol(named: "\(sign).\(shape)"), "\(sign).\(shape)")
        let ink = symbol.path.boundingRect
        #expect(abs(ink.width - ink.height) < 1e-6)
      }
    }
    let one = try #require(symbols.symbol(named: "1.circle.fill"))
    let two = try #require(symbols.symbol(named: "12.circle.fill"))
    #expect(one.path != two.path)
    for name in ["51.circle", "ab.circle", "a.triangle", "007.square", "Å.circle"] {
      #expect(symbols.symbol(named: name) == nil, "\(name)")
    }
  }

  @Test func `C023: every name of the table of Material icons has its glyph`() {
    let symbols = MaterialSymbols()
    #expect(MaterialSymbols.all.count > 100)
    #expect(MaterialSymbols.all.filter { symbols.symbol(named: $0) == nil } == [])
    for name in [
      "figure.walk", "figure.walk.fill", "figure.walk.circle", "figure.walk.square.fill",
    ] {
      #expect(SymbolLibrary().symbol(named: name) != nil, "\(name)")
    }
  }

  @Test
  func `without the font of the Material icons others are found, and W-SYMBOLS names its package`()
  {
    let symbols = SymbolLibrary(material: "/nowhere")
    #expect(symbols.problem?.message.contains("fonts-material-design-icons-iconfont") == true)
    #expect(symbols.symbol(named: "figure.walk") == nil)
    #expect(symbols.symbol(named: "star") != nil)
    #expect(SymbolLibrary().problem == nil)
  }

  @Test func `C023: parts of an icon that cross are filled where they do`() throws {
    let note = try #require(SymbolLibrary().symbol(named: "music.note"))
    #expect(!note.fillStyle.isEOFilled)
  }

  @Test func `C023: an airplane flies to the right`() throws {
    let plane = try #require(SymbolLibrary().symbol(named: "airplane"))
    let (box, path) = (plane.path.boundingRect, plane.path)
    // The nose is on the middle line, and nothing is above or below it there.
    #expect(path.contains(CGPoint(x: box.maxX - 0.6, y: box.midY)))
    #expect(!path.contains(CGPoint(x: box.maxX - 0.6, y: box.minY + 2)))
    #expect(!path.contains(CGPoint(x: box.maxX - 0.6, y: box.maxY - 2)))
  }

  @Test func `C023: an unknown name has no symbol`() {
    let symbols = SymbolLibrary()
    for name in ["", ".", "no.such.symbol", "../star", "star/fill", "star..fill", "STAR"] {
      #expect(symbols.symbol(named: name) == nil, "\(name)")
    }
  }

  @Test func `a symbol's box has the form of its frame, and its file is read once`() throws {
    let symbols = SymbolLibrary()
    let star = try #require(symbols.symbol(named: "star.fill"))
    #expect(star.box.contains(star.path.boundingRect))
    #expect(abs(star.box.width / star.box.height - 22.0 / 20) < 0.06)
    #expect(symbols.symbol(named: "star.fill") === star)
  }

  @Test func `built-in outlines replace missing icons, even without the icon package`() throws {
    let symbols = SymbolLibrary(directory: "/nowhere")
    #expect(symbols.problem?.message.contains("bootstrap-icons") == true)
    for name in ["seal", "seal.fill", "circle.fill", "square", "capsule.fill", "leaf"] {
      #expect(symbols.symbol(named: name) != nil)
    }
    #expect(symbols.symbol(named: "star") == nil)
    let seal = try #require(symbols.symbol(named: "seal.fill"))
    #expect(seal.path.contains(CGPoint(x: 8, y: 8)))
    #expect(
      !(try #require(symbols.symbol(named: "seal"))).path.contains(
        CGPoint(x: 8, y: 8), eoFill: true))
  }

  @Test func `all commands of SVG paths are read, including numbers without separators`() {
    let same = [
      "M1 1L5 1L5 5L1 5Z", "m1,1h4v4h-4z", "M1 1H5V5H1Z", "M1 1 5 1 5 5 1 5z", "m1 1l4 0 0 4-4 0z",
    ].map { SVGPathParser.parse($0) }
    #expect(same.allSatisfy { $0 == same[0] })
    let packed = SVGPathParser.parse("M.5.5-1.5-2e0").boundingRect
    #expect(packed == CGRect(x: -1.5, y: -2, width: 2, height: 2.5))
    let smooth = SVGPathParser.parse("M0 0C0 1 1 1 1 0S2-1 2 0")
    #expect(smooth == SVGPathParser.parse("M0 0C0 1 1 1 1 0C1 -1 2 -1 2 0"))
    let quadratic = SVGPathParser.parse("M0 0Q1 1 2 0T4 0")
    #expect(quadratic == SVGPathParser.parse("M0 0Q1 1 2 0Q3 -1 4 0"))
    #expect(SVGPathParser.parse("what").isEmpty)
  }

  @Test func `arcs are round, and flags may touch the numbers after them`() {
    let disc = SVGPathParser.parse("M0 5a5 5 0 1010 0a5 5 0 10-10 0z").boundingRect
    for (value, wanted) in zip(
      [disc.minX, disc.minY, disc.maxX, disc.maxY], [0, 0, 10, 10] as [CGFloat])
    {
      #expect(abs(value - wanted) < 1e-2)
    }
  }
}

private let commonest = """
  xmark plus minus checkmark house house.fill person person.fill person.2 person.2.fill person.3 star star.fill
  star.leadinghalf.filled heart heart.fill heart.slash bell bell.fill bell.slash bell.badge gear gearshape gearshape.fill
  magnifyingglass trash trash.fill pencil square.and.pencil square.and.arrow.up square.and.arrow.down folder folder.fill
  folder.badge.plus doc doc.fill doc.text doc.on.doc paperplane paperplane.fill tray tray.fill archivebox envelope
  envelope.fill envelope.open phone phone.fill message message.fill bubble.left bubble.right camera camera.fill photo
  photo.fill photo.on.rectangle video video.fill mic mic.fill mic.slash speaker speaker.fill speaker.slash.fill
  speaker.wave.2.fill speaker.wave.3 play play.fill pause pause.fill stop stop.fill forward.fill backward.fill
  forward.end.fill backward.end.fill shuffle repeat repeat.1 goforward gobackward play.circle play.circle.fill
  pause.circle.fill record.circle music.note music.note.list headphones guitars film tv display desktopcomputer
  laptopcomputer iphone ipad applewatch keyboard printer printer.fill cpu memorychip wifi wifi.slash
  antenna.radiowaves.left.and.right network globe map map.fill mappin mappin.circle mappin.and.ellipse location
  location.fill safari calendar calendar.badge.plus clock clock.fill alarm timer stopwatch hourglass sun.max sun.max.fill
  sun.min moon moon.fill moon.stars.fill cloud cloud.fill cloud.rain cloud.rain.fill cloud.sun cloud.sun.fill cloud.bolt
  cloud.snow snow wind tornado hurricane umbrella drop drop.fill flame flame.fill bolt bolt.fill bolt.circle leaf leaf.fill
  snowflake sparkles wand.and.stars lightbulb lightbulb.fill book book.fill bookmark bookmark.fill books.vertical
  newspaper graduationcap pencil.circle paintbrush paintbrush.fill paintpalette scissors crop eyedropper eye eye.fill
  eye.slash eye.slash.fill lock lock.fill lock.open key key.fill shield shield.fill checkmark.shield lock.shield touchid
  faceid creditcard creditcard.fill cart cart.fill cart.badge.plus bag bag.fill gift gift.fill giftcard tag tag.fill
  dollarsign.circle banknote chart.bar chart.bar.fill chart.pie chart.pie.fill chart.line.uptrend.xyaxis speedometer
  gauge thermometer xmark.circle xmark.circle.fill plus.circle plus.circle.fill minus.circle minus.circle.fill
  checkmark.circle checkmark.circle.fill checkmark.square checkmark.seal checkmark.seal.fill exclamationmark
  exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle exclamationmark.circle.fill questionmark
  questionmark.circle questionmark.circle.fill info.circle info.circle.fill info ellipsis ellipsis.circle line.3.horizontal
  line.3.horizontal.decrease.circle slider.horizontal.3 list.bullet list.number list.dash checklist text.alignleft
  text.aligncenter text.alignright textformat bold italic underline strikethrough link paperclip flag flag.fill pin pin.fill
  hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised.fill hand.tap face.smiling gamecontroller
  gamecontroller.fill puzzlepiece die.face.5 suit.heart.fill suit.spade.fill trophy trophy.fill medal rosette car car.fill
  bus tram bicycle airplane fuelpump cup.and.saucer fork.knife wineglass cross.case pills bandage stethoscope
  heart.text.square waveform waveform.path.ecg chevron.left chevron.right chevron.up chevron.down chevron.forward
  chevron.backward chevron.up.chevron.down chevron.right.circle.fill chevron.left.2 chevron.compact.down arrow.left
  arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise arrow.up.right arrow.up.left.and.arrow.down.right
  arrow.up.arrow.down arrow.left.arrow.right arrow.triangle.2.circlepath arrow.uturn.left arrow.uturn.backward
  arrow.right.circle arrow.right.circle.fill arrow.up.circle.fill arrow.down.circle arrow.turn.down.right
  arrowshape.turn.up.left arrowtriangle.down.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3
  rectangle.grid.1x2 rectangle.stack square.stack square.stack.3d.up sidebar.left tablecells circle circle.fill square
  square.fill rectangle rectangle.fill capsule capsule.fill triangle triangle.fill diamond diamond.fill hexagon
  hexagon.fill octagon pentagon seal seal.fill oval circle.lefthalf.filled square.dashed viewfinder qrcode barcode
  terminal curlybraces chevron.left.forwardslash.chevron.right ant ladybug hammer hammer.fill
  wrench.and.screwdriver wrench ruler briefcase building.2 building.columns storefront externaldrive icloud icloud.fill
  icloud.and.arrow.down icloud.and.arrow.up square.on.square cube shippingbox power battery.100 delete.left return
  command option escape number at percent target scope infinity pawprint pawprint.fill camera.macro tree circle.grid.3x3
  figure.walk figure.run bed.double bed.double.fill dumbbell dumbbell.fill hare hare.fill tortoise tortoise.fill brain
  brain.head.profile hand.wave sportscourt zzz sofa shower bathtub tent circle.dotted person.crop.circle.fill
  """.split(whereSeparator: \.isWhitespace).map(String.init)
