public import CardSyntax

/// What can be wrong with components and included fragments.
public enum ComponentDiagnostics {
  static let notAComponent = DiagnosticKind(
    "component.not-a-component", .error, "A file below `_components` does not declare a component.",
    explanation: """
      The file of a component is an object with `metadata.name`, the element `component`, and optionally `props`. \
      Keep fragments for `$include` in other folders.
      """)
  static let badProp = DiagnosticKind(
    "component.bad-prop", .error, "The declaration of a prop is not valid.",
    explanation: """
      A prop is declared by `{ type, required, default }`. The types are `any` (without a type), `string`, `number`, \
      `integer`, `boolean`, `array` and `object`.
      """)
  static let undeclaredProp = DiagnosticKind(
    "component.undeclared-prop", .error,
    "A `$prop{…}` in a component names a prop that the component does not declare.",
    explanation: "Declare the prop under `props`. Text that should stay `$prop{` is written `\\$prop{`.")
  static let duplicate = DiagnosticKind(
    "component.duplicate", .error, "Two components have the same name.",
    explanation: """
      A template sees the components below `_components` in its own folder and in the folders above it, up to the \
      input's root. None of them replaces another.
      """)
  static let shadowsBuiltIn = DiagnosticKind(
    "component.shadows-built-in", .error, "A component has the name of a type that a format has.",
    explanation: """
      The types of the formats are reserved, in upper and lower case. Give the component another name.
      """)
  static let unknownProp = DiagnosticKind(
    "component.unknown-prop", .error, "A use of a component gives a prop that the component does not have.",
    explanation: """
      Props are given as members of the use or in its `props`. Besides, a use may have `$data`, `$when`, `id`, \
      `constraints` and `scopes`, which go to the element that it produces.
      """)
  static let missingProp = DiagnosticKind(
    "component.missing-prop", .error, "A use of a component lacks a required prop.",
    explanation: "Give the prop, or declare a default for it.")
  static let wrongType = DiagnosticKind(
    "component.wrong-type", .error, "A prop has a value of the wrong type.",
    explanation:
      "The declaration states the type of the prop. A binding is accepted if its expression can have that type.")
  static let repeatedProp = DiagnosticKind(
    "component.repeated-prop", .error, "A use of a component gives a prop twice.",
    explanation: "A prop is given as a member of the use or in its `props`, not both.")
  static let valueInText = DiagnosticKind(
    "component.value-in-text", .error, "An array or object would be inserted into a string.",
    explanation: "`$prop{x}` inside a string is replaced with text. Alone in a string, it can have any value.")
  static let scopeConflict = DiagnosticKind(
    "component.scope-conflict", .error, "A property of a use cannot be applied to the component's element.",
    explanation: """
      `$data`, `$when`, `id`, `constraints` and `scopes` of a use go to the outermost element of the component. That \
      must be an object, and if it is repeated itself, it cannot be repeated or left out by the use as well.
      """)
  static let recursion = DiagnosticKind(
    "component.recursion", .error, "A component contains itself.",
    explanation: "The message shows the cycle. Use `$data` to repeat an element for data.")
  static let tooLarge = DiagnosticKind(
    "component.too-large", .error, "Components and fragments make a template too large.",
    explanation: """
      Components and fragments may be used 20,000 times and add 200,000 values and 16 MiB of text to a template, in 64 \
      levels. Components that use each other several times exceed this.
      """)
  static let badInclude = DiagnosticKind(
    "include.bad-path", .error, "`$include` does not name a file.",
    explanation:
      "`$include` takes the path of a JSON or YAML file, relative to the file that contains it, without bindings.")
  static let outside = DiagnosticKind(
    "include.outside", .error, "`$include` leads outside the input's root.",
    explanation: """
      Only files below the folder that was given to the program can be included, or below that of the project's \
      `cardc.yaml` for a file that was named by itself. Symbolic links are not followed.
      """)
  static let unreadable = DiagnosticKind(
    "include.cannot-read", .error, "An included file cannot be read.",
    explanation: "The message has the reason. Paths are relative to the file that contains `$include`.")
  static let cycle = DiagnosticKind(
    "include.cycle", .error, "A file includes itself.",
    explanation: "The message shows the cycle.")
  static let notAnObject = DiagnosticKind(
    "include.not-an-object", .error, "`$include` has sibling members, but the fragment is not an object.",
    explanation: "Members beside `$include` replace those of the fragment. An array or a single value has none.")

  /// The kinds of this stage.
  public static let all: [DiagnosticKind] = [
    notAComponent, badProp, undeclaredProp, duplicate, shadowsBuiltIn, unknownProp, missingProp, wrongType,
    repeatedProp, valueInText, scopeConflict, recursion, tooLarge, badInclude, outside, unreadable, cycle, notAnObject,
  ]
}

extension Diagnostic {
  private typealias Kinds = ComponentDiagnostics

  // MARK: Declarations

  static func notAComponent(_ message: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(Kinds.notAComponent, message, at: span)
  }

  static func badProp(
    _ message: String, at span: SourceSpan, meant: String? = nil, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(Kinds.badProp, message, at: span, meant: meant, help: help)
  }

  static func unknownDeclaration(_ member: Node.Member, known: [String]) -> Diagnostic {
    let isProp = known.contains("required")
    return Diagnostic(
      isProp ? Kinds.badProp : Kinds.notAComponent,
      "the declaration of a \(isProp ? "prop" : "component") has no `\(member.name)`", at: member.keySpan,
      meant: Suggestion.nearest(to: member.name, in: known))
  }

  static func undeclaredProp(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
    Diagnostic(
      Kinds.undeclaredProp, "the component has no prop `\(name)`", at: span,
      meant: Suggestion.nearest(to: name, in: known), help: "declare `\(name)` under `props`")
  }

  static func badReference(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.undeclaredProp, "`$prop{` must be followed by the name of a prop and `}`", at: span,
      help: "write `\\$prop{` for text")
  }

  static func duplicateComponent(_ component: Component, first: Component) -> Diagnostic {
    Diagnostic(
      Kinds.duplicate, "there are two components `\(component.name)`", at: component.nameSpan,
      labels: [.init(first.nameSpan, "first here")], help: "rename one of them")
  }

  static func shadowsBuiltIn(_ component: Component) -> Diagnostic {
    Diagnostic(
      Kinds.shadowsBuiltIn, "`\(component.name)` is a type of a format and cannot be a component as well",
      at: component.nameSpan, help: "give the component another name")
  }

  // MARK: Uses

  static func unknownProp(_ name: String, of component: Component, at span: SourceSpan) -> Diagnostic {
    let names = component.props.map(\.name)
    let list = names.isEmpty ? "it has none" : "its props are \(names.map { "`\($0)`" }.joined(separator: ", "))"
    return Diagnostic(
      Kinds.unknownProp, "the component `\(component.name)` has no prop `\(name)`", at: span,
      labels: [.init(component.nameSpan, "declared here")], meant: Suggestion.nearest(to: name, in: names),
      help: list)
  }

  static func missingProp(_ prop: Component.Prop, of component: Component, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.missingProp, "the component `\(component.name)` needs the prop `\(prop.name)`", at: span,
      labels: [.init(prop.span, "declared here")])
  }

  static func wrongType(
    _ prop: Component.Prop, of component: Component, found: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Kinds.wrongType, "the prop `\(prop.name)` of `\(component.name)` is \(prop.type.phrase), not \(found)", at: span,
      labels: [.init(prop.span, "declared here")])
  }

  static func propsNotAnObject(_ component: Component, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.wrongType, "`props` of a use of `\(component.name)` is an object", at: span,
      labels: [.init(component.nameSpan, "declared here")])
  }

  static func repeatedProp(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.repeatedProp, "the prop `\(name)` is given twice", at: span, labels: [.init(first, "first here")],
      help: "remove one of them")
  }

  static func valueInText(_ name: String, _ kind: String, at span: SourceSpan, value: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.valueInText, "`\(name)` is \(kind), which cannot be inserted into a string", at: span,
      labels: [.init(value, "the value")])
  }

  static func scopeConflict(_ name: String, _ other: String, at span: SourceSpan, component: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.scopeConflict, "`\(name)` cannot be added to an element that has `\(other)` itself", at: span,
      labels: [.init(component, "in the component")], help: "put another element around one of the two")
  }

  static func noElement(_ name: String, at span: SourceSpan, component: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.scopeConflict, "`\(name)` needs an element, and this component does not produce one", at: span,
      labels: [.init(component, "what it produces")])
  }

  static func recursion(_ names: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.recursion, "the component `\(names.first ?? "")` contains itself: \(names.joined(separator: " -> "))",
      at: span)
  }

  static func tooManyValues(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.tooLarge, "components and fragments add more than \(limit) values to this template", at: span,
      help: "look for components that use each other several times")
  }

  static func tooManyUses(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.tooLarge, "components and fragments are used more than \(limit) times in this template", at: span,
      help: "look for components that use each other several times")
  }

  static func tooMuchText(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.tooLarge, "components and fragments add more than \(limit) bytes of text to this template", at: span,
      help: "look for props that are repeated inside props")
  }

  static func tooDeep(_ what: String, _ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(Kinds.tooLarge, "\(what) are nested more than \(limit) levels deep here", at: span)
  }

  // MARK: Fragments

  static func badInclude(_ message: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(Kinds.badInclude, message, at: span, help: "write the path of a file, such as `_parts/header.yaml`")
  }

  static func include(_ path: String, _ problem: IncludeProblem, at span: SourceSpan) -> Diagnostic {
    switch problem {
    case .notAPath: badInclude("`\(path)` is not the path of a file", at: span)
    case .absolute:
      Diagnostic(
        Kinds.outside, "`\(path)` is an absolute path", at: span, help: "write a path relative to this file")
    case .outside:
      Diagnostic(
        Kinds.outside, "`\(path)` leads outside the input's root", at: span, help: "move the file below the root")
    case .link(let name, let leadsOutside):
      Diagnostic(
        Kinds.outside,
        leadsOutside
          ? "`\(path)` leads outside the input's root by the symbolic link `\(name)`"
          : "`\(path)` leads through the symbolic link `\(name)`, which is not followed", at: span,
        help: "include the file itself")
    case .unreadable(let reason):
      Diagnostic(Kinds.unreadable, "cannot include `\(path)`: \(reason)", at: span)
    }
  }

  static func includeCycle(_ names: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.cycle, "`\(names.first ?? "")` includes itself: \(names.joined(separator: " -> "))", at: span)
  }

  static func fragmentIsNoObject(_ found: String, at span: SourceSpan, fragment: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.notAnObject, "sibling members of `$include` need a fragment that is an object, but this one is \(found)",
      at: span, labels: [.init(fragment, "the fragment")])
  }
}
