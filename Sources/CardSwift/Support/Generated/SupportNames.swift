extension SupportSources {
  /// The names of types, of their members and of the labels of their initializers, from which it can be told what of the
  /// support code is used.
  static let names = ##"""
    Array Axis Base Binding Bool CGFloat CardAccordion CardAction CardActionHandler CardActionPerformer
    CardActionResult CardActionScope CardArea CardAreaKey CardAreas CardBackdrop CardBackdropRow CardBadge
    CardBase64 CardBubble CardByteBuffer CardCalendarTime CardCarousel CardCaseFolding CardChart CardChartColors
    CardChartMark CardChartPoint CardChoice CardCode CardColumn CardColumnFrames CardColumnItem CardColumnKey
    CardColumns CardCompiledDateFormat CardControlSize CardConvertible CardDate CardDateArithmetic CardDateField
    CardDateNotation CardDateParser CardDateParts CardDateProblem CardDateScanner CardDateToken CardDateTokenReader
    CardElement CardElementViews CardElementsKey CardEntry CardEnumeration CardEnvironment CardError CardEvaluation
    CardExactInteger CardExtents CardField CardFlow CardFlowItem CardForm CardFrame CardFunctions CardGauge
    CardGridFrames CardGrowsKey CardHostFonts CardIcon CardImage CardImageLoader CardInput CardInputField
    CardInputProxy CardInputSlot CardInputViews CardInputsKey CardInstant CardItem CardJSONPathCondition
    CardJSONPathEvaluation CardJSONPathOperand CardJSONPathParser CardJSONPathStep CardJSONReader CardJSONText
    CardJSPath CardJSPathEvaluation CardJSPathExpression CardJSPathLexer CardJSPathOperator CardJSPathParser
    CardJSPathStep CardJSPathToken CardJavaScript CardLetterRules CardLine CardLineKey CardLinkOpener CardListItem
    CardLiteralProblem CardLoaderKey CardMarkdownSource CardMaxHeight CardMaxWidth CardMenu CardMoment
    CardMomentEntry CardNumberFormat CardNumberLocale CardNumberParsing CardNumberText CardOpenPages CardPageReveal
    CardPathLiteral CardPathQuery CardPercentEncoding CardPicture CardPictureSize CardPlayLabel CardPopover
    CardProgress CardRating CardRegularExpression CardRegularExpressionEscape CardRegularExpressionMatcher
    CardRegularExpressionNode CardRegularExpressionOptions CardRegularExpressionParser CardRegularExpressionProgram
    CardRemoteImage CardReveal CardReveals CardRule CardRunActions CardSchemeReader CardScope CardScrollTarget
    CardSection CardSize CardSortKey CardSpacingKey CardSplitMix64 CardStableSort CardStack CardStackFrames
    CardStackItem CardStars CardState CardSymbols CardTabs CardTapPopover CardTextCase CardTextEntry CardTextSearch
    CardTextSize CardTextTable CardTheme CardTimeZoneDatabase CardTimeZoneFile CardTimeZoneOffsets
    CardTimeZoneProblem CardTimeZoneRule CardTimeZoneRuleReader CardTimex CardTrack CardTreeValue CardURIParts
    CardUnitSet CardValue CardWhiteSpace CardWindowsTimeZones CardWrap CardWrapFrames CardWriter CardXMLName
    CardXMLReader CardXMLTree CardXMLWriter CardXPath CardXPathContext CardXPathEvaluation CardXPathExpression
    CardXPathFunction CardXPathLexer CardXPathOperator CardXPathParser CardXPathStep CardXPathToken CardXPathValue
    Change Charge Code Color DateFormat Day Double Duration Edge EnvironmentValues Face Font Fonts Header
    Instruction Int Item KeyedDecodingContainer KeyedEncodingContainer Kind LayoutSubview Match Member
    NameSuggestion Next Node Operation Part Path Pattern Piece Place Resolution Role Segment Selector Sequence Step
    String Style Syntax Test Text UInt16 URL Unit View Weight Width Widths XMLPath [UInt8] abs accepts add addDay
    addDays addHours addMinutes addOrdinal addProperty addSeconds addTime addToTime adding advance all along
    alphabet alternation ancestors and any anywhere append appendEscape appendExactly appendGrouped appendReserved
    appendingZ apply approximation arabic areEqual areIdentical areSame areas arity array asMembers ascii at atMost
    atom attempts attribute attributes average axis backReference badge badgeRadius base64 base64ToBinary
    base64ToString become below binary bleed bool boolean borrowing bound brackets bubble byte bytes calculate call
    callAPI capital caption card cardActionHandler cardAddress cardArea cardCellWidth cardColumn cardControlSize
    cardCount cardElement cardElements cardGrows cardIconSize cardImageLoader cardInput cardInputs cardItem
    cardLength cardLinkButton cardLinks cardMaxWidth cardReveal cardRows cardRuns cardSchemes cardShows cardSize
    cardSpacing cardTextEntry cardTextSize cardTheme cardURLSchemes cardValue cardWeight cardWidth cardWord cards
    ceiling center change characterClass characters check children choice choices choose chosen civil classMember
    cleaned clockTime close coalesce codeUnit color colors column commaAndPoint commaAndSpace compare compile concat
    condition configured contain contains content contents convertFromUTC convertToUTC copy cost count countWord
    countedQuantifier cover createArray current currentTime dark dataSize dataUri dataUriToBinary dataUriToString
    date dateReadBack dateTimeDiff day dayCount dayOfMonth dayOfWeek dayOfYear days daysInMonth decode decoded
    decodedEscape delimited depth descendants dial difference digit digits distinct div document dot dotAll double
    duration edge either element elements emit encode end endOfLine endTag endsAccents endsWith enter entered
    entering entity entries entry equality equals error escape escaped escapedCardAddress escaping evaluate exact
    execute exists exp expect expectsTime expression figures fills filter finish finishTime first fit fitting fixed
    flag flatMap flatten float floor floorDivide folded folders follow font fonts forEachDecodedUnit format
    formatDateTime formatEpoch formatNumber formatTicks found frames getFutureTime getNextViableDate
    getNextViableTime getPastTime getPreviousViableDate getPreviousViableTime getProperty getTimeOfDay givesNodes
    ground group groupCount groupPrefix grouped grow grows handler hasAccentAbove hasNames hasRules hasSpecial
    heading height help hexadecimal hexadecimalDigit highlight holds host hostConfig hour hourOffset icon ideal
    identifier ignoresCase ignoringCase in inRange index indexOf indicesAndValues init ink inline instant
    instruction instructions int integer intersection interval invariant inverted isAfterI isAnchored isArithmetic
    isArray isAt isAtEnd isBeforeDot isBoolean isDate isDateRange isDateTime isDefinite isDigit isDuration isEmpty
    isEnabled isEqual isEqualIgnoringCase isFalsy isFinal isFloat isFolder isHalf isISO isIdentical isInteger isLess
    isLineEnd isLineStart isLooselyEqual isMatch isMinus isMissing isMissingAtFirst isNameByte isNameStart
    isNamespace isNext isNothing isNumber isObject isOpen isOwner isPart isPresent isRequired isReverse isRound
    isSame isShown isSign isSingle isSpace isSpecial isStepNext isString isSymbol isText isTime isTimeRange
    isTooDeep isTrue isUTC isUndefined isVisible isWeekend isWord isZ isZoneName iso isoTime item items jPath
    javaScript join joining json jsonStringify keeps kept key kind kindName known knownNames label last lastIndexOf
    later lead leftPadded legend length lenient less lessOrEquals light limit limits line lineEnds link literal load
    local localeName locationPath lock longestRun lookAround loops lower main map markdown marks markup match
    matches max maximumDepth maximumSize mayOperate mayRead meant measured member members menu merge message
    milliseconds min minHeight minute missing mixed mod modulo moment month monthDayYear months most mul multiline
    mustEncode name named names navigate navigateBack nearest needsEscaping newGuid next nextThreads nothing now
    null number numbers numeric object octal of offset onCardTap onSet onValueChange open openCardLink openDeepLink
    openURL operand operate options or order ordinal others outOfRange packed padded page pageCount pages parent
    parse parseInUTC part partOfDay parts passes path pathExpression pathStep pattern peek pending perform
    performCardAction phase picker piece pieces place plain plainNames pointAndComma ports position positions
    possibleReferences power powersOfTen precedence predicate predicates present printed problem product progress
    property props punctuation put quantifier rand random range ranges read readBack readDate readDateTime
    readDuration readTime refuse relation relativePath removeAll removeProperty renamed repeats replace
    replaceIgnoreCase replacing requireType required reserve reset resolution resolve result revealing reverse rgb
    room round rounded roundedHalfUp roundedUp rules run scan scrolls season second seconds secondsSince1970 seed
    select selection selector sending sent sentence sentenceCase separated sequence serialized set setContent
    setEnabled setProperty setVariable setVisible setZone sets settle share shared shifted shortestDigits shown
    shownBy shownSubmission shownTime sign significantDigits single size sized skip skipName skipOptions
    skipParentheses skipSpace sortBy sortByDescending sortKey sorted spaceLength spaces split splitIgnoringCase sqrt
    standard startOfDay startOfHour startOfMonth startTag starts startsWith step steps stops stretch strict string
    stringified strings sub subArray submission submit substring subtractFromTime suffix suggestion sum symbol
    system systemFolders table take takeBackComma takesNodes test text textCost texts thickness threads ticks
    ticksAtEpoch ticksPerMillisecond ticksToDays ticksToHours ticksToMinutes time timeCount timeOfDay timeZone timex
    title titleCase toLower toUpper toggle token tokenLength tokens translate tree trim trimmed truncate truth turn
    unary undefined unexpected union unionPart unique unknown unsupportedEscape update upper uriComponent
    uriComponentToString uriHost uriPath uriPathAndQuery uriPort uriQuery uriScheme url used utc utcNow value values
    viableDate viableTime visibility visits walk watched weekOfMonth weekOfYear weekday weekdays weight where
    wholeNumber width widths with withBullet withBytes withoutDots withoutRoom word wordCharacters words work
    written wrong x xPath xml y year zone zoneHour zoneMinute zoneSign zones
    """##
}
