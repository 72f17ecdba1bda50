/// Symbol names with their icons, L to Z, one pair per word.
let symbolNamesLtoZ: StaticString = """
  ladybug=bug ladybug.circle=bug lamp.desk=lamp lamp.table=lamp lanyardcard=person-badge
  laptopcomputer=laptop laptopcomputer.and.iphone=laptop largecircle.fill.circle=record-circle
  lasso=bounding-box-circles latch.2.case=briefcase level=rulers lifepreserver=life-preserver
  lifepreserver.fill=life-preserver light.max=brightness-high light.min=brightness-low
  lightbulb.circle=lightbulb lightbulb.max=lightbulb lightbulb.slash=lightbulb-off
  line.2.horizontal.decrease.circle=filter-circle line.3.crossed.swirl.circle=hypnotize
  line.3.crossed.swirl.circle.fill=hypnotize line.3.horizontal=list
  line.3.horizontal.circle=list line.3.horizontal.circle.fill=list
  line.3.horizontal.decrease=filter line.diagonal=slash-lg line.horizontal.3=list
  line.horizontal.3.decrease=filter link.badge.plus=link link.circle=link link.icloud=cloud
  list.and.film=list-ul list.bullet=list-ul list.bullet.below.rectangle=view-stacked
  list.bullet.circle=list-ul list.bullet.clipboard=clipboard-check
  list.bullet.indent=list-nested list.bullet.rectangle=card-list
  list.bullet.rectangle.fill=card-list list.bullet.rectangle.portrait=card-list
  list.clipboard=clipboard-check list.dash=list-ul list.number=list-ol list.star=list-stars
  list.triangle=list-nested location=cursor location.circle=compass location.north=cursor
  location.slash=cursor lock.circle=lock lock.doc=file-earmark-lock lock.open=unlock
  lock.rectangle=lock lock.rotation=lock lock.shield=shield-lock lock.slash=unlock
  macbook=laptop macwindow=window macwindow.badge.plus=window-plus
  macwindow.on.rectangle=window-stack magazine=newspaper magazine.fill=newspaper
  magnifyingglass=search magnifyingglass.circle=search magnifyingglass.circle.fill=search
  map.circle=map mappin=geo-alt mappin.and.ellipse=geo mappin.and.ellipse.circle=geo
  mappin.circle=geo-alt mappin.slash=geo medal=award memorychip=memory memorychip.fill=memory
  menubar.rectangle=menu-app message=chat message.badge=chat-dots message.circle=chat
  metronome=music-note-beamed mic.circle=mic mic.slash=mic-mute microbe=virus
  microbe.fill=virus2 minus=dash-lg minus.circle=dash-circle minus.magnifyingglass=zoom-out
  minus.square=dash-square moon.circle=moon moon.zzz=moon-stars moonphase.full.moon=circle-fill
  moonphase.new.moon=circle mountain.2=triangle move.3d=arrows-move mug=cup multiply=x
  music.house=house music.mic=mic music.quarternote.3=music-note-beamed network=globe
  newspaper.fill=newspaper nosign=slash-circle note=sticky note.text=sticky
  note.text.badge.plus=sticky number=hash opticaldisc=disc opticaldisc.fill.circle=disc-fill
  opticaldiscdrive=disc paintbrush=brush paintbrush.pointed=brush paintpalette=palette
  paperclip.circle=paperclip paperplane=send paperplane.circle=send party.popper=balloon
  pause.rectangle=pause-btn pencil.and.outline=pencil-square pencil.and.ruler=rulers
  pencil.and.ruler.fill=rulers pencil.circle=pencil pencil.line=pencil pencil.tip=pen
  person.2=people person.2.circle=people person.3=people person.3.sequence=people
  person.and.background.dotted=person-bounding-box person.badge.minus=person-dash
  person.badge.plus=person-plus person.circle.fill=person-circle
  person.crop.circle=person-circle person.crop.circle.badge.checkmark=person-check
  person.crop.circle.badge.exclamationmark=person-exclamation
  person.crop.circle.badge.plus=person-plus person.crop.circle.badge.xmark=person-x
  person.crop.circle.fill=person-circle person.crop.rectangle=person-badge
  person.crop.square=person-square person.crop.square.fill=person-square
  person.fill.badge.minus=person-dash-fill person.fill.badge.plus=person-plus-fill
  person.fill.checkmark=person-check-fill person.fill.questionmark=person-fill-exclamation
  person.fill.xmark=person-x-fill person.icloud=person-up person.line.dotted.person=people
  person.text.rectangle=person-vcard person.wave.2=person-video personalhotspot=broadcast
  perspective=bounding-box phone=telephone phone.arrow.down.left=telephone-inbound
  phone.arrow.up.right=telephone-outbound phone.badge.plus=telephone-plus phone.bubble=telephone
  phone.circle=telephone phone.down=telephone-x photo=image photo.artframe=image
  photo.circle=image photo.on.rectangle=images photo.on.rectangle.angled=images
  photo.on.rectangle.fill=images photo.stack=images photo.stack.fill=images
  pianokeys=music-player pill=capsule-pill pill.fill=capsule-pill pills=capsule-pill
  pills.fill=capsule-pill pin.circle=pin pin.slash=pin-angle play.rectangle=play-btn
  play.rectangle.on.rectangle=collection-play play.slash=play play.square=play-btn
  play.tv=collection-play playpause=play plus=plus-lg plus.app=plus-square
  plus.bubble=chat-left-text plus.forwardslash.minus=plus-slash-minus
  plus.forwardslash.minus.circle=calculator plus.magnifyingglass=zoom-in
  plus.message=chat-left-text plus.rectangle=plus-square plus.square.on.square=clipboard-plus
  plusminus=plus-slash-minus point.3.connected.trianglepath.dotted=diagram-3
  point.3.filled.connected.trianglepath.dotted=diagram-3-fill
  point.bottomleft.forward.to.point.topright.scurvepath=bezier2
  point.topleft.down.curvedto.point.bottomright.up=bezier2 power.circle=power
  poweroutlet.type.b=outlet powerplug=plug prohibit=slash-circle puzzlepiece=puzzle
  puzzlepiece.extension=puzzle qrcode=qr-code qrcode.viewfinder=qr-code-scan
  questionmark=question-lg questionmark.app=question-square questionmark.bubble=chat-left-quote
  questionmark.circle=question-circle questionmark.diamond=question-diamond
  questionmark.folder=folder questionmark.square=question-square quote.bubble=chat-left-quote
  quote.closing=quote quote.opening=quote rainbow.fill=rainbow rectangle.3.group=columns-gap
  rectangle.3.group.fill=columns-gap rectangle.and.pencil.and.ellipsis=input-cursor-text
  rectangle.and.text.magnifyingglass=search rectangle.dashed=bounding-box
  rectangle.grid.1x2=view-stacked rectangle.grid.1x2.fill=view-stacked rectangle.grid.2x2=grid
  rectangle.grid.3x2=grid-3x2 rectangle.grid.3x2.fill=grid-3x2-gap-fill
  rectangle.on.rectangle=front rectangle.on.rectangle.angled=front
  rectangle.portrait.and.arrow.forward=box-arrow-right
  rectangle.portrait.and.arrow.right=box-arrow-right
  rectangle.righthalf.inset.filled.arrow.right=box-arrow-right rectangle.split.1x2=view-stacked
  rectangle.split.2x1=layout-split rectangle.split.2x1.fill=layout-split
  rectangle.split.3x1=layout-three-columns rectangle.split.3x3=grid-3x3
  rectangle.stack=collection rectangle.stack.badge.plus=collection
  rectangle.stack.person.crop=collection repeat.circle=repeat return=arrow-return-left
  return.left=arrow-return-left rhombus=diamond rocket.circle=rocket rosette=award
  rotate.3d=arrow-repeat rotate.left=arrow-counterclockwise
  rotate.left.fill=arrow-counterclockwise rotate.right=arrow-clockwise
  rotate.right.fill=arrow-clockwise safari=compass
  scanner=printer scissors.badge.ellipsis=scissors scooter.fill=scooter scope=bullseye
  screwdriver.fill=screwdriver scribble=pen scribble.variable=pen sdcard=sd-card
  sensor.tag.radiowaves.forward=broadcast-pin server.rack=server shareplay=people
  shield.lefthalf.fill=shield-shaded shield.lefthalf.filled=shield-shaded
  shield.righthalf.filled=shield-shaded shippingbox=box-seam shuffle.circle=shuffle
  sidebar.leading=layout-sidebar sidebar.left=layout-sidebar
  sidebar.right=layout-sidebar-reverse sidebar.squares.left=layout-sidebar-inset
  sidebar.trailing=layout-sidebar-reverse signature=pen
  signpost.and.arrowtriangle.up=signpost-split signpost.left=signpost signpost.right=signpost
  simcard=sim skew=bounding-box sleep=moon slider.horizontal.2.square=sliders
  slider.horizontal.3=sliders slider.horizontal.below.rectangle=sliders
  slider.vertical.3=sliders2-vertical smallcircle.filled.circle=record-circle smoke=cloud-haze
  snowflake=snow sparkle=stars sparkle.magnifyingglass=search-heart sparkles=stars
  speaker=volume-off speaker.badge.exclamationmark=volume-mute speaker.slash=volume-mute
  speaker.wave.1=volume-down speaker.wave.2=volume-up speaker.wave.3=volume-up
  square.2.layers.3d=layers-half square.3.layers.3d=layers square.3.layers.3d.down.right=layers
  square.and.arrow.down=box-arrow-down square.and.arrow.down.fill=box-arrow-down
  square.and.arrow.down.on.square=box-arrow-down square.and.arrow.up=box-arrow-up
  square.and.arrow.up.circle=box-arrow-up square.and.arrow.up.fill=box-arrow-up
  square.and.arrow.up.on.square=box-arrow-up
  square.and.line.vertical.and.square=symmetry-vertical square.and.pencil=pencil-square
  square.dashed=bounding-box square.fill.on.square.fill=front square.filled.on.square=front
  square.grid.2x2=grid square.grid.3x1.below.line.grid.1x2=grid-1x2 square.grid.3x2=grid-3x2
  square.grid.3x2.fill=grid-3x2-gap-fill square.grid.3x3=grid-3x3
  square.grid.3x3.fill=grid-3x3-gap-fill square.grid.4x3.fill=grid-3x3-gap-fill
  square.lefthalf.filled=square-half square.on.circle=circle-square square.on.square=front
  square.on.square.fill=front square.righthalf.filled=square-half square.slash=slash-square
  square.split.1x2=view-stacked square.split.2x1=layout-split square.split.2x2=grid-3x3
  square.stack=layers square.stack.3d.down.right=layers square.stack.3d.up=layers
  squareshape=square stairs=ladder star.bubble=chat-left-heart star.circle=star
  star.leadinghalf.filled=star-half star.lefthalf.fill=star-half star.slash=star
  star.square=star staroflife=asterisk sterlingsign=currency-pound stethoscope=prescription
  stop.octagon=sign-stop storefront=shop storefront.fill=shop strikethrough=type-strikethrough
  studentdesk=easel suitcase=briefcase sum=plus-slash-minus sun.dust=cloud-haze
  sun.haze=cloud-haze sun.horizon=sunrise sun.max=sun sun.max.circle=sun sun.min=brightness-low
  swatchpalette=palette2 swatchpalette.fill=palette-fill swift=lightning-fill switch.2=toggles
  syringe=eyedropper syringe.fill=eyedropper tablecells=table tablecells.fill=table
  tag.circle=tag tag.slash=tag takeoutbag.and.cup.and.straw=cup-straw
  takeoutbag.and.cup.and.straw.fill=cup-straw target=bullseye text.aligncenter=text-center
  text.alignleft=text-left text.alignright=text-right text.append=text-paragraph
  text.badge.checkmark=list-check text.badge.plus=text-paragraph text.badge.xmark=list-task
  text.book.closed=journal-text text.book.closed.fill=journal-text text.bubble=chat-left-text
  text.cursor=cursor-text text.insert=text-indent-left text.justify=justify
  text.justify.leading=justify-left text.justifyleft=justify-left
  text.justifyright=justify-right text.line.first.and.arrowtriangle.forward=text-paragraph
  text.magnifyingglass=search text.quote=blockquote-left text.viewfinder=upc-scan
  textformat=fonts textformat.123=123 textformat.abc=spellcheck textformat.alt=fonts
  textformat.size=fonts textformat.size.larger=fonts textformat.size.smaller=fonts
  theatermasks=mask theatermasks.fill=mask thermometer=thermometer-half
  thermometer.medium=thermometer-half thermometer.snowflake=thermometer-snow
  thermometer.sun.fill=thermometer-sun ticket.fill=ticket-perforated-fill timer=stopwatch
  timer.circle=stopwatch tornado.circle=tornado touchid=fingerprint
  train.side.front.car=train-freight-front tram=train-front trash.circle=trash trash.slash=trash
  tray=inbox tray.2=inboxes tray.and.arrow.down=box-arrow-in-down
  tray.and.arrow.down.fill=box-arrow-in-down tray.and.arrow.up=box-arrow-up
  tray.and.arrow.up.fill=box-arrow-up tray.full=inboxes tree.circle=tree trophy.circle=trophy
  truck.box=truck truck.box.fill=truck tuningfork=music-note tv.and.mediabox=tv tv.badge.wifi=tv
  uiwindow.split.2x1=layout-split underline=type-underline video=camera-video
  video.circle=camera-video video.slash=camera-video-off viewfinder=fullscreen
  viewfinder.circle=fullscreen visionpro=headset-vr wallet.pass=wallet wand.and.rays=magic
  wand.and.stars=magic wand.and.stars.inverse=magic water.waves=water wave.3.forward=wifi
  wave.3.right=wifi waveform=soundwave waveform.circle=soundwave waveform.circle.fill=soundwave
  waveform.path=soundwave waveform.path.ecg=activity widget.small=app wifi.circle=wifi
  wifi.exclamationmark=wifi-off wifi.router=router wifi.slash=wifi-off wind.snow=snow2
  window.ceiling=window wineglass=cup-straw wineglass.fill=cup-straw
  wrench.and.screwdriver=tools wrench.and.screwdriver.fill=tools wrench.fill=wrench xmark=x-lg
  xmark.app=x-square xmark.bin=trash xmark.circle=x-circle xmark.diamond=x-diamond
  xmark.octagon=x-octagon xmark.shield=shield-x xmark.shield.fill=shield-fill-x
  xmark.square=x-square yensign=currency-yen zzz=moon
  """
