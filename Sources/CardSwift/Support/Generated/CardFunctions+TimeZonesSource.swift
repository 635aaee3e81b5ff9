extension SupportSources {
  /// The part `CardFunctions+TimeZones`.
  static let cardFunctionsTimeZones = ##"""
    extension CardFunctions {
      /// The zone with an IANA or Windows name.
      static func timeZone(_ name: String) throws(CardError) -> CardTimeZoneOffsets {
        do throws(CardTimeZoneProblem) {
          return try CardTimeZoneDatabase.system.zone(named: name)
        } catch {
          throw CardError(error.help.map { "\(error.message); \($0)" } ?? error.message)
        }
      }

      /// A UTC time in another time zone, written by a custom format.
      static func convertFromUTC(
        _ value: CardValue, _ zone: CardValue, _ format: DateFormat = .local
      ) throws(CardError) -> String {
        let instant = try time(value)
        let zone = try timeZone(string(existing: zone))
        return format.compiled.text(instant, offset: zone.offset(at: instant))
      }

      /// A local time of another time zone in UTC, written by a custom format.
      static func convertToUTC(
        _ value: CardValue, _ zone: CardValue, _ format: DateFormat = .iso,
        in evaluation: CardEvaluation
      ) throws(CardError) -> String {
        var text = try string(existing: value)
        guard let local = text.withUTF8({ CardDateParser.clockTime($0) }) else {
          throw CardError("`\(text)` is not a time")
        }
        let zone = try timeZone(string(existing: zone))
        // The reference passes the time on without its milliseconds.
        let second = CardInstant.floorDivide(local, 1000) * 1000
        let instant = zone.instant(local: second, guess: zone.offset(at: evaluation.now()))
        guard Swift.abs(instant.milliseconds) <= CardInstant.limit else {
          throw CardError("the time is out of range")
        }
        return format.compiled.text(instant)
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsTimeZonesPart = SupportPart(cardFunctionsTimeZones)
}
