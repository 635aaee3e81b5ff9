/// How a language writes dates and times of day, from the Unicode common locale data.
package struct DateNames: Sendable {
  /// The name of the locale: `de-DE`.
  package let locale: String
  /// The date in numbers, with a weekday and month in short, and with both in full; the time of day.
  let compact, short, long, time: String
  let months, shortMonths, weekdays, shortWeekdays, periods: [String]

  private init(
    _ locale: String, compact: String, short: String, long: String, time: String, months: String,
    shortMonths: String, weekdays: String, shortWeekdays: String, periods: String = ""
  ) {
    func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    self.locale = locale
    self.compact = compact
    self.short = short
    self.long = long
    self.time = time
    self.months = list(months)
    self.shortMonths = list(shortMonths)
    self.weekdays = list(weekdays)
    self.shortWeekdays = list(shortWeekdays)
    self.periods = list(periods)
  }

  /// The locales by name.
  package static var locales: [String] { table.map(\.locale) }

  /// The locale that is meant where none is given.
  package static let english = table[0]

  /// The locale of this name, or the first one of its language; none where the language is not known.
  package static func named(_ name: String) -> DateNames? {
    let wanted = name.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = wanted.first else { return nil }
    let exact = wanted.joined(separator: "-")
    return table.first { $0.locale.lowercased() == exact }
      ?? table.first { $0.locale.lowercased().split(separator: "-").first == language }
  }

  /// What a macro stands for; none if its time is known only with data.
  package func text(_ macro: TextMacro) -> String? { macro.moment.map { text($0, macro.form) } }

  /// The date or time of day in the form that a macro asks for.
  private func text(_ macro: TextMacro.Moment, _ form: TextMacro.Form) -> String {
    let isFull = form == .long
    let pattern =
      switch form {
      case .compact: compact
      case .short: short
      case .long: long
      case .time: time
      }
    var output = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      output += rest[..<open]
      output += field(rest[rest.index(after: open)..<close], macro, isFull: isFull)
      rest = rest[rest.index(after: close)...]
    }
    return output + rest
  }

  /// The format that `formatDateTime` of the template language writes a form with.
  ///
  /// That function knows English names only, so that elsewhere dates have numbers, and times of day have 24 hours.
  package func template(_ form: TextMacro.Form) -> String {
    let isEnglish = locale.hasPrefix("en")
    let isFull = form == .long
    let pattern =
      switch form {
      case .short where isEnglish: short
      case .long where isEnglish: long
      case .time: isEnglish || periods.isEmpty ? time : "{H}:{mm}"
      default: compact
      }
    var output = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      output += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      let field =
        switch name {
        case "y": "yyyy"
        case "month": isFull ? "MMMM" : "MMM"
        case "weekday": isFull ? "dddd" : "ddd"
        case "period": "tt"
        default: String(name)
        }
      output += field
      rest = rest[rest.index(after: close)...]
    }
    return output + rest
  }

  private func field(_ name: Substring, _ moment: TextMacro.Moment, isFull: Bool) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hour12 = (moment.hour + 11) % 12 + 1
    return switch name {
    case "d": "\(moment.day)"
    case "dd": padded(moment.day)
    case "M": "\(moment.month)"
    case "MM": padded(moment.month)
    case "y": "\(moment.year)"
    case "month": (isFull ? months : shortMonths)[moment.month - 1]
    case "weekday": (isFull ? weekdays : shortWeekdays)[moment.weekday]
    case "H": "\(moment.hour)"
    case "HH": padded(moment.hour)
    case "h": "\(hour12)"
    case "hh": padded(hour12)
    case "mm": padded(moment.minute)
    case "period": periods.count == 2 ? periods[moment.hour < 12 ? 0 : 1] : ""
    default: ""
    }
  }

  private static let table: [DateNames] = [
    DateNames(
      "en-US", compact: "{M}/{d}/{y}", short: "{weekday}, {month} {d}, {y}",
      long: "{weekday}, {month} {d}, {y}", time: "{h}:{mm} {period}",
      months: "January|February|March|April|May|June|July|August|September|October|November|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
      weekdays: "Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday",
      shortWeekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat",
      periods: "AM|PM"),
    DateNames(
      "en-GB", compact: "{dd}/{MM}/{y}", short: "{weekday}, {d} {month} {y}",
      long: "{weekday}, {d} {month} {y}", time: "{H}:{mm}",
      months: "January|February|March|April|May|June|July|August|September|October|November|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec",
      weekdays: "Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday",
      shortWeekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat"),
    DateNames(
      "de-DE", compact: "{d}.{M}.{y}", short: "{weekday}, {d}. {month} {y}",
      long: "{weekday}, {d}. {month} {y}", time: "{H}:{mm}",
      months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
      shortMonths: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
      weekdays: "Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag",
      shortWeekdays: "So.|Mo.|Di.|Mi.|Do.|Fr.|Sa."),
    DateNames(
      "fr-FR", compact: "{dd}/{MM}/{y}", short: "{weekday} {d} {month} {y}",
      long: "{weekday} {d} {month} {y}", time: "{H}:{mm}",
      months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
      shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
      weekdays: "dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi",
      shortWeekdays: "dim.|lun.|mar.|mer.|jeu.|ven.|sam."),
    DateNames(
      "es-ES", compact: "{d}/{M}/{y}", short: "{weekday}, {d} {month} {y}",
      long: "{weekday}, {d} de {month} de {y}", time: "{H}:{mm}",
      months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
      shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
      weekdays: "domingo|lunes|martes|miércoles|jueves|viernes|sábado",
      shortWeekdays: "dom|lun|mar|mié|jue|vie|sáb"),
    DateNames(
      "it-IT", compact: "{dd}/{MM}/{y}", short: "{weekday} {d} {month} {y}",
      long: "{weekday} {d} {month} {y}", time: "{H}:{mm}",
      months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
      shortMonths: "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic",
      weekdays: "domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato",
      shortWeekdays: "dom|lun|mar|mer|gio|ven|sab"),
    DateNames(
      "pt-BR", compact: "{dd}/{MM}/{y}", short: "{weekday}, {d} de {month} de {y}",
      long: "{weekday}, {d} de {month} de {y}", time: "{H}:{mm}",
      months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
      shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
      weekdays: "domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado",
      shortWeekdays: "dom.|seg.|ter.|qua.|qui.|sex.|sáb."),
    DateNames(
      "nl-NL", compact: "{d}-{M}-{y}", short: "{weekday} {d} {month} {y}",
      long: "{weekday} {d} {month} {y}", time: "{H}:{mm}",
      months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
      shortMonths: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec",
      weekdays: "zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag",
      shortWeekdays: "zo|ma|di|wo|do|vr|za"),
    DateNames(
      "sv-SE", compact: "{y}-{MM}-{dd}", short: "{weekday} {d} {month} {y}",
      long: "{weekday} {d} {month} {y}", time: "{H}:{mm}",
      months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
      shortMonths: "jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.",
      weekdays: "söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag",
      shortWeekdays: "sön|mån|tis|ons|tors|fre|lör"),
    DateNames(
      "pl-PL", compact: "{d}.{MM}.{y}", short: "{weekday}, {d} {month} {y}",
      long: "{weekday}, {d} {month} {y}", time: "{H}:{mm}",
      months: "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
      shortMonths: "sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru",
      weekdays: "niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota",
      shortWeekdays: "niedz.|pon.|wt.|śr.|czw.|pt.|sob."),
    DateNames(
      "ru-RU", compact: "{dd}.{MM}.{y}", short: "{weekday}, {d} {month} {y} г.",
      long: "{weekday}, {d} {month} {y} г.", time: "{H}:{mm}",
      months: "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря",
      shortMonths: "янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.",
      weekdays: "воскресенье|понедельник|вторник|среда|четверг|пятница|суббота",
      shortWeekdays: "вс|пн|вт|ср|чт|пт|сб"),
    DateNames(
      "ja-JP", compact: "{y}/{M}/{d}", short: "{y}年{M}月{d}日({weekday})",
      long: "{y}年{M}月{d}日{weekday}", time: "{H}:{mm}",
      months: "1|2|3|4|5|6|7|8|9|10|11|12",
      shortMonths: "1|2|3|4|5|6|7|8|9|10|11|12",
      weekdays: "日曜日|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日",
      shortWeekdays: "日|月|火|水|木|金|土"),
    DateNames(
      "ko-KR", compact: "{y}. {M}. {d}.", short: "{y}년 {month} {d}일 ({weekday})",
      long: "{y}년 {month} {d}일 {weekday}", time: "{period} {h}:{mm}",
      months: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      shortMonths: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      weekdays: "일요일|월요일|화요일|수요일|목요일|금요일|토요일",
      shortWeekdays: "일|월|화|수|목|금|토",
      periods: "AM|PM"),
    DateNames(
      "zh-CN", compact: "{y}/{M}/{d}", short: "{y}年{M}月{d}日{weekday}",
      long: "{y}年{M}月{d}日{weekday}", time: "{H}:{mm}",
      months: "1|2|3|4|5|6|7|8|9|10|11|12",
      shortMonths: "1|2|3|4|5|6|7|8|9|10|11|12",
      weekdays: "星期日|星期一|星期二|星期三|星期四|星期五|星期六",
      shortWeekdays: "周日|周一|周二|周三|周四|周五|周六"),
  ]
}
