// Who imports the compiler sees the types that its interface is made of.

@_exported public import CardFormats
@_exported public import CardIR
@_exported public import CardPasses
@_exported public import CardStyle
@_exported public import CardSwift
@_exported public import CardSyntax
@_exported public import CardTemplate
