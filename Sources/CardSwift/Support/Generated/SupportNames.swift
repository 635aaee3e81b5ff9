extension SupportSources {
  /// The names of types, of their members and of the labels of their initializers, from which it can be told what of the
  /// support code is used.
  static let names = ##"""
    Array Axis Base Base64 Binding Bool ByteBuffer CGFloat CalendarTime CardAccordion CardAction CardActionHandler
    CardActionPerformer CardActionResult CardActionScope CardActionsKey CardArea CardAreaKey CardAreas CardBackdrop
    CardBadge CardCarousel CardChart CardChartMark CardChartPoint CardChoice CardCode CardColumn CardColumnFrames
    CardColumnItem CardColumnKey CardColumns CardControlSize CardConvertible CardDate CardDateField CardElement
    CardElementViews CardElementsKey CardEntry CardEnumeration CardEnvironment CardError CardEvaluation CardField
    CardFlow CardFlowItem CardForm CardFrame CardFunctions CardGauge CardGridFrames CardGrowsKey CardImage
    CardImageLoader CardImageLoaderKey CardInput CardInputField CardInputProxy CardInputSlot CardInputViews
    CardInputsKey CardItem CardJSONReader CardLine CardLineKey CardListItem CardMaxHeight CardMenu CardMoment
    CardOpenPages CardPicture CardPictureSize CardPopover CardProgress CardRating CardRemoteImage CardRunActions
    CardRuntimeDateFormat CardScope CardSection CardSize CardSpacingKey CardStack CardStackFrames CardStackItem
    CardStars CardState CardTabs CardTextEntry CardTextSize CardTheme CardThemeKey CardTrack CardValue CardWrap
    CardWrapFrames CardWriter CaseFolding Change Charge Code Color CompiledDateFormat DateArithmetic DateFormat
    DateParser DateParts DateProblem DateScanner DateToken DateTokenReader Day Double Duration Edge
    EnvironmentValues ExactInteger Fit Font Header Instant Instruction Int JSONPathCondition JSONPathEvaluation
    JSONPathOperand JSONPathParser JSONPathStep JSONText JSPath JSPathEvaluation JSPathExpression JSPathLexer
    JSPathOperator JSPathParser JSPathStep JSPathToken JavaScript KeyedDecodingContainer KeyedEncodingContainer Kind
    LayoutSubview LetterRules LiteralProblem Match Member NameSuggestion Next Node NumberFormat NumberLocale
    NumberParsing NumberText Operation Part Path PathLiteral PathQuery Pattern PercentEncoding Piece Place
    RegularExpression RegularExpressionEscape RegularExpressionMatcher RegularExpressionNode
    RegularExpressionOptions RegularExpressionParser RegularExpressionProgram Resolution Role Segment Selector
    Sequence SortKey SplitMix64 StableSort Step String Style Syntax Test Text TextCase TextSearch TextTable
    TimeZoneDatabase TimeZoneFile TimeZoneOffsets TimeZoneProblem TimeZoneRule TimeZoneRuleReader Timex TreeValue
    UInt16 URIParts Unit UnitSet View Weight WhiteSpace Width Widths WindowsTimeZones XMLName XMLPath XMLReader
    XMLTree XMLWriter XPath XPathContext XPathEvaluation XPathExpression XPathFunction XPathLexer XPathOperator
    XPathParser XPathStep XPathToken XPathValue [UInt8] abs accepts add addDay addDays addHours addMinutes
    addOrdinal addProperty addSeconds addTime addToTime adding advance all alphabet alternation ancestors and
    announce any anywhere append appendEscape appendExactly appendGrouped appendReserved appendingZ apply
    approximation arabic areEqual areIdentical areSame areas arity array asMembers ascii at atom attribute average
    axis backReference base64 base64ToBinary base64ToString become below binary binding bool boolean borrowing bound
    brackets bubble button byte bytes calculate call capital caption cardActionHandler cardArea cardColumn
    cardControlSize cardElement cardElements cardGrows cardImageLoader cardInput cardInputs cardItem cardLength
    cardLinkButton cardLinks cardRows cardRuns cardSize cardSpacing cardTextEntry cardTextSize cardTheme
    cardURLSchemes cardValue cardWeight cardWord ceiling change characterClass characters check children choices
    choose chosen civil classMember cleaned clockTime close coalesce codeUnit color column commaAndPoint
    commaAndSpace compare compile concat condition configured contains content contents convertFromUTC convertToUTC
    copy cost count countWord countedQuantifier createArray current dark dataSize dataUri dataUriToBinary
    dataUriToString date dateReadBack dateTimeDiff day dayOfMonth dayOfWeek dayOfYear days daysInMonth decode
    decoded decodedEscape delimited descendants dial difference digit digits distinct div document dot dotAll double
    either element elements emit encode endOfLine endTag endsAccents endsWith enter entering entity entries entry
    equality equals error escape escaped escaping evaluate exact exists exp expect expectsTime expression filter
    finish finishTime first fitted fitting fixed flag flatMap flatten float floor floorDivide folded folders follow
    font forEachDecodedUnit format formatDateTime formatEpoch formatNumber formatTicks found frames getFutureTime
    getNextViableDate getNextViableTime getPastTime getPreviousViableDate getPreviousViableTime getProperty
    getTimeOfDay givesNodes ground group groupPrefix grouped grow grows hasAccentAbove hasNames hasRules hasSpecial
    heading hexadecimal hexadecimalDigit highlight hint holds host hostConfig ideal identifier ignoresCase
    ignoringCase in inRange indexOf indicesAndValues init ink instant instruction int integer intersection invariant
    inverted isAfterI isAnchored isArithmetic isArray isAt isAtEnd isBeforeDot isBoolean isDate isDateRange
    isDateTime isDefinite isDigit isDuration isEmpty isEnabled isEqual isEqualIgnoringCase isFalsy isFinal isFloat
    isFolder isHalf isIdentical isInteger isLess isLineEnd isLineStart isLooselyEqual isMatch isMinus isMissing
    isNameByte isNameStart isNamespace isNext isNothing isNumber isObject isPart isPresent isReverse isRound isSame
    isShown isSign isSingle isSpace isSpecial isStepNext isString isSymbol isText isTime isTimeRange isTrue isUTC
    isUndefined isVisible isWord isZ isZoneName iso isoTime item items jPath javaScript join joining json
    jsonStringify keeps kind kindName known knownNames label last lastIndexOf later lead leftPadded legend length
    lenient less lessOrEquals light limit lineEnds link load local localeName locationPath longestRun lookAround
    lower main map markdown marks markup match matches max maximumDepth maximumSize mayOperate mayRead member
    members merge message milliseconds min mixed mod modulo moment month monthDayYear months mul multiline
    mustEncode name names needsEscaping newGuid next nothing now null number numbers numeric object octal of offset
    onSet onValueChange operand operate or order ordinal others outOfRange packed padded page pageCount pages parse
    parseInUTC part parts passes path pathExpression pathStep peek perform performCardAction picker piece pieces
    place plain plainNames pointAndComma ports position positions power powersOfTen precedence predicate printed
    problem product property props punctuation quantifier rand random range ranges read readBack readDate
    readDateTime readDuration readTime refuse relation relativePath remove removeAll removeProperty renamed replace
    replaceIgnoreCase replacing requireType reserve reset resolution resolve result reverse rgb room round rounded
    roundedHalfUp roundedUp run scan season seconds secondsSince1970 seed select selection selector sent sentence
    sentenceCase separated sequence serialized set setContent setEnabled setProperty setVisible setZone settle share
    shared shifted shortestDigits shown shownTime sign significantDigits single size skip skipName skipOptions
    skipParentheses skipSpace sortBy sortByDescending sortKey sorted spaceLength spaces split splitIgnoringCase sqrt
    standard startOfDay startOfHour startOfMonth startTag starts startsWith step steps stops strict string
    stringified strings sub subArray submission substring subtractFromTime suggestion sum symbol system
    systemFolders table take takeBackComma takesNodes test text textCost texts thickness ticks ticksAtEpoch
    ticksPerMillisecond ticksToDays ticksToHours ticksToMinutes time timeOfDay timeZone timex title titleCase
    toLower toUpper toggle token tokenLength tokens translate tree trim trimmed truncate truth turn unary undefined
    unexpected union unionPart unique unknown unsupportedEscape update updated upper uriComponent
    uriComponentToString uriHost uriPath uriPathAndQuery uriPort uriQuery uriScheme utc utcNow value values
    viableDate viableTime walk weekday weekdays where wholeNumber widths with withBytes withoutDots withoutRoom word
    wordCharacters words written wrong xPath xml year zone zones
    """##
}
