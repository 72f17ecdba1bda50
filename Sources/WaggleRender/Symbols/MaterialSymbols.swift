import Foundation
package import Waggle

/// Symbols that bootstrap-icons lacks, from Debian's font of the Material icons. It has one form of each, a filled one, which
/// stands for both forms of a symbol.
package final class MaterialSymbols {
  private let file: String
  /// Read when the first of its symbols is asked for.
  private lazy var outlines = GlyphOutlines(path: file)

  /// Where Debian has the font.
  package static let font = SharedFiles.path(
    "fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf")

  package init(file: String = font) { self.file = file }

  /// nil if no icon corresponds to the name, or the font is not installed.
  package func symbol(named name: String) -> SymbolImage? {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let icon = Self.table[plain],
      // An icon's drawing fills 20 of the 24 units of its square.
      let path = outlines?.path(of: icon, size: 16 * 24 / 20, isOneGlyph: true)
    else { return nil }
    return SymbolImage(
      name: name, path: path, fillStyle: FillStyle(), box: path.boundingRect)
  }

  /// All names in the table.
  package static var all: [String] { table.keys.sorted() }

  private static let table = SymbolNames.pairs(in: [names])

  /// Symbol names with the names of their icons, one pair per word.
  private static let names: StaticString = """
    radio=radio ruler=straighten abc=abc air.purifier=air aqi.high=air aqi.low=air aqi.medium=air baseball=sports_baseball
    basketball=sports_basketball bathtub=bathtub beach.umbrella=beach_access bed.double=king_bed
    blinds.horizontal.closed=blinds blinds.vertical.closed=blinds box.truck=local_shipping
    brain.head.profile=psychology brain=psychology car.side=directions_car chair.lounge=chair
    chair=chair_alt cricket.ball=sports_cricket curtains.closed=curtains_closed
    curtains.open=curtains door.garage.closed=garage door.left.hand.closed=door_back
    door.right.hand.closed=door_front door.sliding.left.hand.closed=door_sliding
    dryer=local_laundry_service dumbbell=fitness_center escalator=escalator ferry=directions_ferry
    figure.2.and.child.holdinghands=family_restroom figure.american.football=sports_football
    figure.and.child.holdinghands=escalator_warning figure.arms.open=accessibility_new
    figure.badminton=sports_tennis figure.baseball=sports_baseball
    figure.basketball=sports_basketball figure.child.and.lock=child_care figure.child=boy
    figure.cooldown=self_improvement figure.core.training=sports_gymnastics
    figure.cricket=sports_cricket figure.dance=nightlife figure.dress.line.vertical.figure=wc
    figure.golf=golf_course figure.gymnastics=sports_gymnastics
    figure.highintensity.intervaltraining=sports_martial_arts figure.hiking=hiking
    figure.indoor.cycle=directions_bike figure.jumprope=sports_gymnastics
    figure.kickboxing=sports_kabaddi figure.martial.arts=sports_martial_arts
    figure.mind.and.body=self_improvement figure.mixed.cardio=sports_gymnastics
    figure.open.water.swim=pool figure.outdoor.cycle=directions_bike
    figure.pilates=self_improvement figure.pool.swim=pool
    figure.roll.runningpace=accessible_forward figure.roll=accessible figure.rower=rowing
    figure.rugby=sports_rugby figure.run=directions_run figure.sailing=sailing
    figure.skiing.crosscountry=nordic_walking figure.skiing.downhill=downhill_skiing
    figure.snowboarding=snowboarding figure.soccer=sports_soccer figure.stair.stepper=stairs
    figure.stairs=stairs figure.stand.dress=woman figure.stand=man
    figure.strengthtraining.traditional=fitness_center figure.surfing=surfing
    figure.table.tennis=sports_tennis figure.tennis=sports_tennis
    figure.volleyball=sports_volleyball figure.walk.arrival=transfer_within_a_station
    figure.walk.departure=transfer_within_a_station figure.walk.motion=directions_walk
    figure.walk=directions_walk figure.water.fitness=pool figure.waterpolo=pool
    figure.wave=emoji_people figure.wrestling=sports_kabaddi figure.yoga=self_improvement
    figure=accessibility fireplace=fireplace fireworks=celebration football=sports_football
    hand.wave=waving_hand hands.and.sparkles=clean_hands hands.clap=sign_language
    hare=cruelty_free hockey.puck=sports_hockey lamp.ceiling=light microwave=microwave
    movieclapper=movie party.popper=celebration person.2.wave.2=record_voice_over
    person.wave.2=record_voice_over personalhotspot=wifi_tethering pianokeys=piano play.tv=live_tv
    poweroutlet.type.a=outlet refrigerator=kitchen rugby.ball=sports_rugby rugbyball=sports_rugby
    sailboat=sailing sensor=sensors shower.handheld=shower shower=shower signature=draw
    skateboard=skateboarding skis=downhill_skiing smoke=smoking_rooms snowboard=snowboarding
    soccerball=sports_soccer sofa=weekend staroflife=emergency stroller=stroller surfboard=surfing
    syringe=vaccines tennis.racket=sports_tennis tennisball=sports_tennis
    theatermask.and.paintbrush=theater_comedy theatermasks=theater_comedy truck.box=local_shipping
    tshirt=checkroom tv.badge.wifi=connected_tv tv.music.note=music_video
    uiwindow.split.2x1=vertical_split video.doorbell=doorbell volleyball=sports_volleyball
    washer=local_laundry_service water.waves=waves window.casement=window window.ceiling=window
    window.horizontal=window window.vertical.closed=window
    """
}
