extension SupportSources {
  /// The part `CardSymbols`.
  static let cardSymbols = ##"""
    /// The symbols that look like icons of the catalogue that hosts of cards have.
    enum CardSymbols {
      /// The symbol for the name of an icon, such as `Calendar` or `Star,filled`; none for most of the catalogue.
      static func name(_ icon: String, isFilled: Bool = false) -> String? {
        let parts = icon.lowercased().split(separator: ",")
        guard let name = parts.first, let symbol = names[String(name)] else { return nil }
        let fills = isFilled || parts.dropFirst().first == "filled"
        return symbol.hasSuffix("*") ? symbol.dropLast() + (fills ? ".fill" : "") : symbol
      }

      /// The symbols by the names of icons; those with a star have a filled form as well.
      private static let names = Dictionary(
        table.split { $0 == " " || $0 == "\n" }.map { entry in
          let parts = entry.split(separator: "=").map(String.init)
          return (parts[0], parts[1])
        },
        uniquingKeysWith: { first, _ in first }
      )

      private static let table = """
        add=plus addcircle=plus.circle* airplane=airplane alert=bell* alerturgent=bell.badge*
        apps=square.grid.2x2* archive=archivebox* arrowclockwise=arrow.clockwise
        arrowcounterclockwise=arrow.counterclockwise arrowdown=arrow.down
        arrowdownload=arrow.down.to.line arrowleft=arrow.left arrowreply=arrowshape.turn.up.left
        arrowreset=arrow.counterclockwise arrowright=arrow.right arrowsync=arrow.triangle.2.circlepath
        arrowtrending=chart.line.uptrend.xyaxis arrowup=arrow.up arrowupload=arrow.up.to.line
        attach=paperclip beach=beach.umbrella book=book* bookmark=bookmark* briefcase=briefcase*
        bug=ladybug* building=building.2* calculator=plus.forwardslash.minus calendar=calendar
        calendaradd=calendar.badge.plus calendarclock=calendar.badge.clock calendarltr=calendar
        call=phone* camera=camera* cart=cart* chartmultiple=chart.bar* chat=bubble.left*
        checkmark=checkmark checkmarkcircle=checkmark.circle* chevrondown=chevron.down
        chevronleft=chevron.left chevronright=chevron.right chevronup=chevron.up circle=circle*
        clipboard=clipboard* clipboardtask=list.bullet.clipboard clock=clock* cloud=cloud*
        code=chevron.left.forwardslash.chevron.right comment=text.bubble* copy=doc.on.doc*
        databarvertical=chart.bar* database=cylinder* datapie=chart.pie* delete=trash* dismiss=xmark
        dismisscircle=xmark.circle* document=doc* documenttext=doc.text* edit=pencil emoji=face.smiling*
        emojismileslight=face.smiling* errorcircle=exclamationmark.circle* eye=eye* eyeoff=eye.slash*
        filter=line.3.horizontal.decrease flag=flag* flash=bolt* folder=folder* food=fork.knife
        gift=gift* globe=globe heart=heart* history=clock.arrow.circlepath home=house* image=photo*
        important=exclamationmark info=info.circle* key=key* laptop=laptopcomputer lightbulb=lightbulb*
        link=link list=list.bullet location=mappin.and.ellipse lockclosed=lock* lockopen=lock.open*
        mail=envelope* map=map* megaphone=megaphone* mic=mic* money=banknote* morehorizontal=ellipsis
        open=arrow.up.forward.square options=slider.horizontal.3 pause=pause* payment=creditcard*
        people=person.2* peopleteam=person.3* person=person* personadd=person.badge.plus phone=iphone
        pin=pin* play=play* print=printer* question=questionmark questioncircle=questionmark.circle*
        save=square.and.arrow.down search=magnifyingglass send=paperplane* settings=gearshape*
        share=square.and.arrow.up shield=shield* sparkle=sparkles star=star* stop=stop* subtract=minus
        tag=tag* target=target tasklistltr=checklist thumbdislike=hand.thumbsdown*
        thumblike=hand.thumbsup* timer=timer trophy=trophy* vehiclecar=car* video=video*
        warning=exclamationmark.triangle* weathermoon=moon* weathersunny=sun.max* wrench=wrench
        """
    }
    """##

  /// The same as it is read.
  static let cardSymbolsPart = SupportPart(cardSymbols)
}
