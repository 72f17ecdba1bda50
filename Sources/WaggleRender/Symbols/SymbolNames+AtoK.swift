/// Symbol names with their icons, A to K, one pair per word. A single string, because a dictionary literal takes
/// seconds to compile.
let symbolNamesAtoK: StaticString = """
  accessibility=universal-access-circle airplane.arrival=airplane airplane.circle=airplane
  airplane.departure=airplane airplayaudio=cast airplayvideo=cast airpods=earbuds
  alarm.waves.left.and.right=alarm allergens=virus ant=bug
  antenna.radiowaves.left.and.right=broadcast app.badge=app-indicator
  app.badge.fill=app-indicator app.fill=square-fill app.gift=gift apple.intelligence=stars
  apple.logo=apple apple.terminal=terminal applelogo=apple applewatch=smartwatch
  apps.ipad=tablet apps.iphone=phone arcade.stick=joystick archivebox=archive
  archivebox.circle=archive archivebox.fill.circle=archive-fill arrow.2.circlepath=arrow-repeat
  arrow.2.squarepath=arrow-repeat arrow.3.trianglepath=recycle arrow.backward=arrow-left
  arrow.clockwise.circle=arrow-clockwise arrow.clockwise.circle.fill=arrow-clockwise
  arrow.clockwise.heart=heart-pulse arrow.clockwise.icloud=cloud-arrow-down
  arrow.counterclockwise.circle=arrow-counterclockwise
  arrow.counterclockwise.circle.fill=arrow-counterclockwise arrow.down.app=box-arrow-in-down
  arrow.down.doc=file-earmark-arrow-down
  arrow.down.forward.and.arrow.up.backward=arrows-angle-contract
  arrow.down.right.and.arrow.up.left=fullscreen-exit arrow.down.to.line=arrow-bar-down
  arrow.forward=arrow-right arrow.left.and.right=arrow-left-right
  arrow.left.and.right.circle=arrow-left-right arrow.left.arrow.right=arrow-left-right
  arrow.left.arrow.right.circle=arrow-left-right arrow.left.to.line=arrow-bar-left
  arrow.right.square=box-arrow-in-right arrow.right.to.line=arrow-bar-right
  arrow.triangle.2.circlepath=arrow-repeat arrow.triangle.2.circlepath.circle=arrow-repeat
  arrow.triangle.2.circlepath.circle.fill=arrow-repeat arrow.triangle.branch=diagram-2
  arrow.triangle.merge=sign-merge-left arrow.triangle.swap=arrow-left-right
  arrow.triangle.turn.up.right.diamond=sign-turn-right arrow.turn.down.left=arrow-return-left
  arrow.turn.down.right=arrow-return-right arrow.turn.right.up=arrow-90deg-up
  arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right
  arrow.up.and.down=arrows-expand arrow.up.and.down.and.arrow.left.and.right=arrows-move
  arrow.up.and.down.circle=arrows-expand arrow.up.arrow.down=arrow-down-up
  arrow.up.arrow.down.circle=arrow-down-up arrow.up.arrow.down.square=arrow-down-up
  arrow.up.backward.and.arrow.down.forward=arrows-angle-expand arrow.up.bin=box-arrow-up
  arrow.up.doc=file-earmark-arrow-up arrow.up.forward=arrow-up-right
  arrow.up.forward.app=box-arrow-up-right arrow.up.forward.app.fill=box-arrow-up-right
  arrow.up.forward.square=box-arrow-up-right
  arrow.up.left.and.arrow.down.right=arrows-fullscreen arrow.up.message=chat-square-text
  arrow.up.right.square=box-arrow-up-right arrow.up.to.line=arrow-bar-up
  arrow.uturn.backward=arrow-counterclockwise arrow.uturn.backward.circle=arrow-counterclockwise
  arrow.uturn.backward.circle.fill=arrow-counterclockwise arrow.uturn.forward=arrow-clockwise
  arrow.uturn.forward.circle=arrow-clockwise arrow.uturn.left=arrow-counterclockwise
  arrow.uturn.left.circle=arrow-counterclockwise arrow.uturn.right=arrow-clockwise
  arrowshape.left=reply arrowshape.right=forward arrowshape.turn.up.backward=reply
  arrowshape.turn.up.forward=forward arrowshape.turn.up.left=reply
  arrowshape.turn.up.left.2=reply-all arrowshape.turn.up.right=forward arrowshape.up=shift
  arrowtriangle.backward=caret-left arrowtriangle.down=caret-down
  arrowtriangle.down.circle=caret-down-square arrowtriangle.forward=caret-right
  arrowtriangle.left=caret-left arrowtriangle.right=caret-right arrowtriangle.up=caret-up
  arrowtriangle.up.circle=caret-up-square aspectratio=aspect-ratio asterisk.circle=asterisk
  backpack=bag backward=rewind backward.end=skip-start bag.badge.minus=bag-dash
  bag.badge.plus=bag-plus bag.circle=bag bandage=bandaid banknote=cash banknote.fill=cash
  barcode=upc barcode.viewfinder=upc-scan barometer=speedometer basket.circle=basket
  battery.0=battery battery.0percent=battery battery.100=battery-full
  battery.100.bolt=battery-charging battery.100percent=battery-full
  battery.100percent.bolt=battery-charging battery.25=battery battery.50=battery-half
  battery.50percent=battery-half battery.75=battery-half beach.umbrella=umbrella
  beats.headphones=headphones bell.badge=bell bell.circle=bell bicycle.circle=bicycle
  binoculars.circle=binoculars bitcoinsign=currency-bitcoin bold=type-bold
  bold.italic.underline=type-bold bolt=lightning bolt.car=ev-front bolt.circle=lightning-charge
  bolt.heart=heart-pulse bolt.horizontal=lightning bolt.slash=lightning bonjour=broadcast
  book.closed=journal book.closed.fill=journal-bookmark-fill book.pages=book
  bookmark.circle=bookmark bookmark.slash=bookmark-x books.vertical=bookshelf
  books.vertical.fill=bookshelf box.truck=truck box.truck.fill=truck briefcase.circle=briefcase
  bubble.left=chat-left bubble.left.and.bubble.right=chat-left-dots
  bubble.left.and.exclamationmark.bubble.right=chat-left-dots
  bubble.left.and.text.bubble.right=chat-left-text bubble.middle.bottom=chat-square
  bubble.right=chat-right building.2=buildings building.columns=bank building.columns.fill=bank2
  bus=bus-front cable.connector=usb-plug cable.connector.horizontal=usb-plug calendar=calendar3
  calendar.badge.checkmark=calendar-check calendar.badge.clock=calendar-event
  calendar.badge.exclamationmark=calendar-x calendar.badge.minus=calendar-minus
  calendar.badge.plus=calendar-plus calendar.circle=calendar3
  calendar.day.timeline.left=calendar-week calendar.day.timeline.right=calendar-week
  camera.circle=camera camera.filters=subtract camera.macro=flower1 camera.macro.circle=flower1
  camera.metering.spot=bullseye camera.rotate=camera camera.viewfinder=qr-code-scan
  captions.bubble=chat-square-text car=car-front car.2=car-front car.circle=car-front
  cart.badge.minus=cart-dash cart.badge.plus=cart-plus cart.circle=cart case=briefcase
  character=fonts character.book.closed=journal-text character.book.closed.fill=journal-text
  character.bubble=translate character.cursor.ibeam=textarea-t chart.bar=bar-chart
  chart.bar.doc.horizontal=file-earmark-bar-graph chart.bar.xaxis=bar-chart-line
  chart.dots.scatter=graph-up chart.line.downtrend.xyaxis=graph-down
  chart.line.uptrend.xyaxis=graph-up chart.pie=pie-chart chart.xyaxis.line=graph-up
  checklist=ui-checks checklist.checked=list-check checkmark=check-lg
  checkmark.circle=check-circle checkmark.icloud=cloud-check checkmark.rectangle=check-square
  checkmark.seal=patch-check checkmark.shield=shield-check
  checkmark.shield.fill=shield-fill-check checkmark.square=check-square
  chevron.backward=chevron-left chevron.backward.2=chevron-double-left
  chevron.down.2=chevron-double-down chevron.down.square=arrow-down-square
  chevron.forward=chevron-right chevron.forward.2=chevron-double-right
  chevron.left.2=chevron-double-left chevron.left.forwardslash.chevron.right=code-slash
  chevron.left.square=arrow-left-square chevron.right.2=chevron-double-right
  chevron.right.square=arrow-right-square chevron.up.2=chevron-double-up
  chevron.up.chevron.down=chevron-expand chevron.up.square=arrow-up-square
  circle.bottomhalf.filled=circle-half circle.circle=record-circle
  circle.dashed=dash-circle-dotted circle.grid.2x1=three-dots circle.grid.2x2=grid
  circle.grid.3x3=grid-3x3-gap circle.hexagongrid=grid-3x3-gap circle.hexagonpath=hexagon
  circle.inset.filled=record-circle circle.lefthalf.fill=circle-half
  circle.lefthalf.filled=circle-half circle.righthalf.fill=circle-half
  circle.righthalf.filled=circle-half circle.slash=slash-circle
  circle.tophalf.filled=circle-half clock.arrow.circlepath=clock-history clock.badge=clock
  clock.badge.checkmark=clock clock.badge.exclamationmark=clock clock.circle=clock
  cloud.bolt=cloud-lightning cloud.heavyrain=cloud-rain-heavy cloud.moon.rain=cloud-rain
  cellularbars=reception-4 cloud.sun.rain=cloud-rain computermouse=mouse control=chevron-up creditcard=credit-card
  creditcard.circle=credit-card crop.rotate=crop cross=plus-lg cross.case=hospital
  cross.circle=plus-circle cross.fill=plus-lg cube=box cube.box=box-seam cube.transparent=box
  cup.and.saucer=cup-hot curlybraces=braces curlybraces.square=braces-asterisk
  cursorarrow=cursor cursorarrow.click=cursor cursorarrow.click.2=cursor cursorarrow.rays=cursor
  cylinder=database cylinder.split.1x2=database decrease.indent=text-indent-right
  delete.backward=backspace delete.left=backspace delete.right=backspace-reverse deskclock=alarm
  desktopcomputer=pc-display desktopcomputer.and.arrow.down=pc-display dial.low=speedometer
  diamond.lefthalf.filled=diamond-half dice=dice-5 die.face.1=dice-1 die.face.2=dice-2
  die.face.3=dice-3 die.face.4=dice-4 die.face.5=dice-5 die.face.6=dice-6 display.2=display
  doc=file-earmark doc.append=file-earmark-plus doc.badge.arrow.up=file-earmark-arrow-up
  doc.badge.gearshape=file-earmark-code doc.badge.plus=file-earmark-plus doc.circle=file-earmark
  doc.fill.badge.plus=file-earmark-plus-fill doc.on.clipboard=clipboard doc.on.doc=files
  doc.on.doc.fill=files doc.plaintext=file-text doc.text.below.ecg=file-earmark-medical
  doc.text.image=file-earmark-richtext doc.text.magnifyingglass=search
  doc.zipper=file-earmark-zip dock.arrow.down.rectangle=window-dock dock.rectangle=window-dock
  document=file-earmark dollarsign=currency-dollar door.left.hand.closed=door-closed
  door.left.hand.open=door-open door.right.hand.closed=door-closed
  door.right.hand.open=door-open dot.circle=record-circle
  dot.radiowaves.left.and.right=broadcast dot.radiowaves.right=broadcast
  dot.radiowaves.up.forward=rss dot.squareshape=record-btn dot.viewfinder=fullscreen
  drop=droplet drop.circle=droplet drop.halffull=droplet-half drop.triangle=droplet
  eject.circle=eject ellipsis=three-dots ellipsis.bubble=chat-left-dots
  ellipsis.curlybraces=braces ellipsis.message=chat-dots ellipsis.rectangle=three-dots
  envelope.arrow.triangle.branch=envelope-paper envelope.badge=envelope-exclamation
  envelope.circle=envelope eurosign=currency-euro ev.charger=ev-station
  exclamationmark=exclamation-lg exclamationmark.bubble=chat-left-dots
  exclamationmark.circle=exclamation-circle exclamationmark.icloud=cloud-slash
  exclamationmark.lock=file-lock exclamationmark.octagon=exclamation-octagon
  exclamationmark.shield=shield-exclamation exclamationmark.shield.fill=shield-fill-exclamation
  exclamationmark.square=exclamation-square exclamationmark.triangle=exclamation-triangle
  externaldrive=hdd externaldrive.connected.to.line.below=hdd-network eye.circle=eye
  eye.trianglebadge.exclamationmark=eye eyedropper.halffull=eyedropper
  eyeglasses.slash=eyeglasses eyes=eyeglasses face.dashed=emoji-neutral face.smiling=emoji-smile
  face.smiling.inverse=emoji-smile-fill faceid=person-bounding-box facemask=mask
  facemask.fill=mask fan.floor=fan fanblades=fan fanblades.fill=fan
  figure.2.and.child.holdinghands=people figure.arms.open=universal-access film.fill=film
  film.stack=film film.stack.fill=film flag.2.crossed=flag flag.checkered=flag-fill
  flag.circle=flag flag.slash=flag flame=fire flame.circle=fire flame.fill=fire
  flip.horizontal=symmetry-vertical flip.horizontal.fill=symmetry-vertical
  folder.badge.gearshape=folder folder.badge.minus=folder-minus folder.badge.plus=folder-plus
  folder.circle=folder folder.fill.badge.minus=folder-minus folder.fill.badge.plus=folder-plus
  forward=fast-forward forward.end=skip-end frying.pan=egg-fried frying.pan.fill=egg-fried
  fuelpump=fuel-pump function=regex fx=regex gamecontroller=controller
  gamecontroller.fill=controller gauge=speedometer2 gauge.medium=speedometer2
  gauge.with.dots.needle.50percent=speedometer2 gauge.with.dots.needle.67percent=speedometer2
  gear=gear-wide gearshape=gear gearshape.2=gear-wide-connected
  gearshape.2.fill=gear-wide-connected gift.circle=gift giftcard=gift globe=globe2
  globe.americas.fill=globe-americas globe.asia.australia.fill=globe-asia-australia
  globe.desk=globe globe.europe.africa.fill=globe-europe-africa
  gobackward=arrow-counterclockwise gobackward.10=arrow-counterclockwise
  gobackward.15=arrow-counterclockwise gobackward.30=arrow-counterclockwise
  goforward=arrow-clockwise goforward.10=arrow-clockwise goforward.15=arrow-clockwise
  goforward.30=arrow-clockwise graduationcap=mortarboard guitars=music-note
  guitars.fill=music-note hammer.circle=hammer hammer.fill=hammer hand.draw=hand-index
  hand.point.up=hand-index-thumb hand.point.up.left=hand-index-thumb hand.raised=hand-index
  hand.raised.slash=slash-circle hand.tap=hand-index hand.thumbsdown=hand-thumbs-down
  hand.thumbsup=hand-thumbs-up headphones.circle=headphones heart.circle=heart
  heart.slash=heartbreak heart.text.square=heart-pulse hexagon.lefthalf.filled=hexagon-half
  hifispeaker=speaker highlighter=pen hourglass.bottomhalf.filled=hourglass-bottom
  hourglass.circle=hourglass hourglass.tophalf.filled=hourglass-top house=house-door
  house.circle=house house.lodge=house humidity=moisture humidity.fill=moisture
  hurricane.circle=hurricane icloud=cloud icloud.and.arrow.down=cloud-arrow-down
  icloud.and.arrow.up=cloud-arrow-up increase.indent=text-indent-left
  indianrupeesign=currency-rupee infinity.circle=infinity info=info-lg
  info.bubble=chat-left-text internaldrive=device-hdd ipad=tablet ipad.and.iphone=tablet
  iphone=phone iphone.gen1=phone iphone.gen2=phone iphone.gen3=phone
  iphone.radiowaves.left.and.right=phone-vibrate ipod=music-player italic=type-italic
  key.horizontal=key keyboard.badge.ellipsis=keyboard keyboard.chevron.compact.down=keyboard
  """
