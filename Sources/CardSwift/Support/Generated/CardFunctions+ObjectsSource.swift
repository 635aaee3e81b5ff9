extension SupportSources {
  /// The part `CardFunctions+Objects`.
  static let cardFunctionsObjects = ##"""
    extension CardFunctions {
      // MARK: Changed copies

      /// The object with a property set.
      static func setProperty(
        _ object: CardValue, _ name: CardValue, _ value: CardValue
      ) throws(CardError) -> CardValue {
        var members = try members(object)
        let name = name.printed ?? "undefined"
        if let position = members.firstIndex(where: { $0.name == name }) {
          members[position].value = value
        } else {
          members.append(CardValue.Member(name, value))
        }
        return .object(members)
      }

      /// The object with a property that it did not have.
      static func addProperty(
        _ object: CardValue, _ name: CardValue, _ value: CardValue
      ) throws(CardError) -> CardValue {
        let text = name.printed ?? "undefined"
        guard !(try members(object)).contains(where: { $0.name == text }) else {
          throw CardError("the object has a property `\(text)` already")
        }
        return try setProperty(object, name, value)
      }

      /// The object without a property.
      static func removeProperty(_ object: CardValue, _ name: CardValue) throws(CardError) -> CardValue
      {
        var members = try members(object)
        let name = name.printed ?? "undefined"
        if let position = members.firstIndex(where: { $0.name == name }) {
          members.remove(at: position)
        }
        return .object(members)
      }

      /// The properties of all objects, later ones winning, in one object.
      static func merge(_ values: CardValue...) throws(CardError) -> CardValue {
        var result: [CardValue.Member] = []
        var positions: [String: Int] = [:]
        for value in values {
          var objects = [value]
          if case .array(let elements) = value { objects = elements }
          for object in objects {
            guard case .object(let members) = object else {
              throw .wrong(object, "an object or an array of objects")
            }
            for member in members {
              if let position = positions[member.name] {
                result[position].value = member.value
              } else {
                positions[member.name] = result.count
                result.append(member)
              }
            }
          }
        }
        return .object(result)
      }

      private static func members(_ value: CardValue) throws(CardError) -> [CardValue.Member] {
        guard case .object(let members) = value else { throw .wrong(value, "an object") }
        return members
      }

      // MARK: Paths

      /// The value at a path that is given as text, such as `address.lines[0]`.
      static func getProperty(
        _ value: CardValue, _ path: CardValue, substitutes: Bool
      ) throws(CardError) -> CardValue {
        guard let text = path.printed else { throw .wrong(path, "a string") }
        let names = names(of: text)
        return found(names.isEmpty ? .missing : walk(value, names[...]), at: text, substitutes)
      }

      /// The value at a path of the scope, whose names `scope` has; other names are properties of its `$data`.
      static func getProperty(
        _ path: CardValue, from scope: CardValue, substitutes: Bool
      ) throws(CardError) -> CardValue {
        guard case .string(let text) = path else { throw .wrong(path, "a string") }
        let names = names(of: text)
        guard let first = names.first else { return found(.missing, at: text, substitutes) }
        var value = walk(scope[first], names.dropFirst())
        if value.isMissing, !first.hasPrefix("$") { value = walk(scope["$data"], names[...]) }
        return found(value, at: text, substitutes)
      }

      private static func found(_ value: CardValue, at path: String, _ substitutes: Bool) -> CardValue {
        value.isMissing && substitutes ? .string("${\(path)}") : value
      }

      /// The names of a path, which the reference cuts at points and brackets whatever is between them.
      private static func names(of path: String) -> [String] {
        path.split { $0 == "." || $0 == "[" || $0 == "]" }.map { part in
          guard part.count >= 2, let quote = part.first, quote == "'" || quote == "\"",
            part.last == quote
          else {
            return String(part)
          }
          return String(part.dropFirst().dropLast())
        }
      }

      private static func walk(_ start: CardValue, _ names: ArraySlice<String>) -> CardValue {
        var value = start
        for name in names {
          if let position = Int(name) { value = value[position] } else { value = value[name] }
        }
        return value
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsObjectsPart = SupportPart(cardFunctionsObjects)
}
