extension SupportSources {
  /// The names of types, of their members and of the labels of their initializers, from which it can be told what of the
  /// support code is used.
  static let names = ##"""
    Array Axis Base Base64 Binding Bool ByteBuffer CGFloat CalendarTime CardAccordion CardAction CardActionHandler
    CardActionPerformer CardActionResult CardActionScope CardArea CardAreaKey CardAreas CardBackdrop CardBadge
    CardBubble CardCarousel CardChart CardChartColors CardChartMark CardChartPoint CardChoice CardCode CardColumn
    CardColumnFrames CardColumnItem CardColumnKey CardColumns CardControlSize CardConvertible CardDate CardDateField
    CardElement CardElementViews CardElementsKey CardEntry CardEnumeration CardEnvironment CardError CardEvaluation
    CardExtents CardField CardFlow CardFlowItem CardForm CardFrame CardFunctions CardGauge CardGridFrames
    CardGrowsKey CardHostFonts CardIcon CardImage CardImageLoader CardImageLoaderKey CardInput CardInputField
    CardInputProxy CardInputSlot CardInputViews CardInputsKey CardItem CardJSONReader CardLine CardLineKey
    CardLinkOpener CardListItem CardMaxHeight CardMenu CardMoment CardMomentEntry CardOpenPages CardPageReveal
    CardPicture CardPictureSize CardPopover CardProgress CardRating CardRemoteImage CardReveal CardReveals CardRule
    CardRunActions CardRuntimeDateFormat CardSchemeReader CardSchemesKey CardScope CardSection CardSize
    CardSpacingKey CardStack CardStackFrames CardStackItem CardStars CardState CardSymbols CardTabs CardTapPopover
    CardTextEntry CardTextSize CardTheme CardTrack CardValue CardWrap CardWrapFrames CardWriter CaseFolding Change
    Charge Code Color CompiledDateFormat DateArithmetic DateFormat DateParser DateParts DateProblem DateScanner
    DateToken DateTokenReader Day Double Duration Edge EnvironmentValues ExactInteger Face Font Header Instant
    Instruction Int JSONPathCondition JSONPathEvaluation JSONPathOperand JSONPathParser JSONPathStep JSONText JSPath
    JSPathEvaluation JSPathExpression JSPathLexer JSPathOperator JSPathParser JSPathStep JSPathToken JavaScript
    KeyedDecodingContainer KeyedEncodingContainer Kind LayoutSubview LetterRules LiteralProblem Match Member
    NameSuggestion Next Node NumberFormat NumberLocale NumberParsing NumberText Operation Part Path PathLiteral
    PathQuery Pattern PercentEncoding Piece Place RegularExpression RegularExpressionEscape RegularExpressionMatcher
    RegularExpressionNode RegularExpressionOptions RegularExpressionParser RegularExpressionProgram Resolution Role
    Segment Selector Sequence SortKey SplitMix64 StableSort Step String Style Syntax Test Text TextCase TextSearch
    TextTable TimeZoneDatabase TimeZoneFile TimeZoneOffsets TimeZoneProblem TimeZoneRule TimeZoneRuleReader Timex
    TreeValue UInt16 URIParts Unit UnitSet View Weight WhiteSpace Width Widths WindowsTimeZones XMLName XMLPath
    XMLReader XMLTree XMLWriter XPath XPathContext XPathEvaluation XPathExpression XPathFunction XPathLexer
    XPathOperator XPathParser XPathStep XPathToken XPathValue [UInt8] abs accepts add addDay addDays addHours
    addMinutes addOrdinal addProperty addSeconds addTime addToTime adding advance all alphabet alternation ancestors
    and any anywhere append appendEscape appendExactly appendGrouped appendReserved appendingZ apply approximation
    arabic areEqual areIdentical areSame areas arity array asMembers ascii at atMost atom attempts attribute
    attributes average axis backReference badge badgeRadius base64 base64ToBinary base64ToString become below binary
    bool boolean borrowing bound brackets bubble byte bytes calculate call callAPI capital caption card
    cardActionHandler cardArea cardCellWidth cardColumn cardControlSize cardCount cardElement cardElements cardGrows
    cardImageLoader cardInput cardInputs cardItem cardLength cardLinkButton cardLinks cardReveal cardRows cardRuns
    cardSchemes cardSize cardSpacing cardTextEntry cardTextSize cardTheme cardURLSchemes cardValue cardWeight
    cardWidth cardWord cards ceiling center change characterClass characters check children choices choose chosen
    civil classMember cleaned clockTime close coalesce codeUnit color colors column commaAndPoint commaAndSpace
    compare compile concat condition configured contain contains content contents convertFromUTC convertToUTC copy
    cost count countWord countedQuantifier cover createArray current currentTime dark dataSize dataUri
    dataUriToBinary dataUriToString date dateReadBack dateTimeDiff day dayCount dayOfMonth dayOfWeek dayOfYear days
    daysInMonth decode decoded decodedEscape delimited depth descendants dial difference digit digits distinct div
    document dot dotAll double duration either element elements emit encode end endOfLine endTag endsAccents
    endsWith enter entered entering entity entries entry equality equals error escape escaped escapedCardAddress
    escaping evaluate exact execute exists exp expect expectsTime expression figures fills filter finish finishTime
    first fit fitting fixed flag flatMap flatten float floor floorDivide folded folders follow font fonts
    forEachDecodedUnit format formatDateTime formatEpoch formatNumber formatTicks found frames getFutureTime
    getNextViableDate getNextViableTime getPastTime getPreviousViableDate getPreviousViableTime getProperty
    getTimeOfDay givesNodes ground group groupCount groupPrefix grouped grow grows handler hasAccentAbove hasNames
    hasRules hasSpecial heading height help hexadecimal hexadecimalDigit highlight holds host hostConfig hour
    hourOffset icon ideal identifier ignoresCase ignoringCase in inRange index indexOf indicesAndValues init ink
    instant instruction instructions int integer intersection invariant inverted isAfterI isAnchored isArithmetic
    isArray isAt isAtEnd isBeforeDot isBoolean isDate isDateRange isDateTime isDefinite isDigit isDuration isEmpty
    isEnabled isEqual isEqualIgnoringCase isFalsy isFinal isFloat isFolder isHalf isISO isIdentical isInteger isLess
    isLineEnd isLineStart isLooselyEqual isMatch isMinus isMissing isMissingAtFirst isNameByte isNameStart
    isNamespace isNext isNothing isNumber isObject isOpen isOwner isPart isPresent isRequired isReverse isRound
    isSame isShown isSign isSingle isSpace isSpecial isStepNext isString isSymbol isText isTime isTimeRange
    isTooDeep isTrue isUTC isUndefined isVisible isWeekend isWord isZ isZoneName iso isoTime item items jPath
    javaScript join joining json jsonStringify keeps kind kindName known knownNames label last lastIndexOf later
    lead leftPadded legend length lenient less lessOrEquals light limit lineEnds link literal load local localeName
    locationPath lock longestRun lookAround lower main map markdown marks markup match matches max maximumDepth
    maximumSize mayOperate mayRead meant measured member members menu merge message milliseconds min minHeight
    minute mixed mod modulo moment month monthDayYear months most mul multiline mustEncode name names navigate
    navigateBack needsEscaping newGuid next nextThreads nothing now null number numbers numeric object octal of
    offset onCardTap onSet onValueChange open openCardLink openDeepLink openURL operand operate options or order
    ordinal others outOfRange packed padded page pageCount pages parent parse parseInUTC part partOfDay parts passes
    path pathExpression pathStep pattern peek pending perform performCardAction phase picker piece pieces place
    plain plainNames pointAndComma ports position positions possibleReferences power powersOfTen precedence
    predicate predicates present printed problem product progress property props punctuation put quantifier rand
    random range ranges read readBack readDate readDateTime readDuration readTime refuse relation relativePath
    removeAll removeProperty renamed repeats replace replaceIgnoreCase replacing requireType required reserve reset
    resolution resolve result revealing reverse rgb room round rounded roundedHalfUp roundedUp rules run scan season
    second seconds secondsSince1970 seed select selection selector sending sent sentence sentenceCase separated
    sequence serialized set setContent setEnabled setProperty setVariable setVisible setZone sets settle share
    shared shifted shortestDigits shown shownBy shownSubmission shownTime sign significantDigits single size skip
    skipName skipOptions skipParentheses skipSpace sortBy sortByDescending sortKey sorted spaceLength spaces split
    splitIgnoringCase sqrt standard startOfDay startOfHour startOfMonth startTag starts startsWith step steps stops
    stretch strict string stringified strings sub subArray submission submit substring subtractFromTime suffix
    suggestion sum symbol system systemFolders table take takeBackComma takesNodes test text textCost texts
    thickness threads ticks ticksAtEpoch ticksPerMillisecond ticksToDays ticksToHours ticksToMinutes time timeCount
    timeOfDay timeZone timex title titleCase toLower toUpper toggle token tokenLength tokens translate tree trim
    trimmed truncate truth turn unary undefined unexpected union unionPart unique unknown unsupportedEscape update
    upper uriComponent uriComponentToString uriHost uriPath uriPathAndQuery uriPort uriQuery uriScheme url used utc
    utcNow value values viableDate viableTime visibility visits walk watched weekOfMonth weekOfYear weekday weekdays
    weight where wholeNumber width widths with withBytes withoutDots withoutRoom word wordCharacters words work
    written wrong x xPath xml y year zone zoneHour zoneMinute zoneSign zones
    """##
}
