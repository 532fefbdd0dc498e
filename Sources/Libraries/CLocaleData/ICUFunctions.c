// Keeps 2 MB of code out of the static executable: what needs the data that CLocaleData.c leaves out.
//
// Foundation calls its ICU by these functions for dates, numbers, lists, calendars, time zones, collation, regular
// expressions, transliteration and regions. Without data each of them fails where it opens something. Here they fail
// at once, with the same error, and the code behind them is not linked. Plumb calls none of what comes to them:
// no formatter, no NSRegularExpression, no comparison by locale. Properties and case of characters, encodings and
// names of hosts need no data, and stay.
//
// A function is listed by the number of its arguments before the pointer to its error, floating point ones not
// counted: those are passed in registers of their own. The definitions are weak: a toolchain whose Foundation needs
// more of an object than is listed here links that object, and its own definitions count.
#if defined(__linux__)

// U_MISSING_RESOURCE_ERROR
#define FAILURE 2
#define STUB(name, ...) \
  __attribute__((weak, visibility("hidden"))) void *name(__VA_ARGS__); \
  __attribute__((weak, visibility("hidden"))) void *name(__VA_ARGS__)
#define FAIL { *error = FAILURE; return 0; }
#pragma clang diagnostic ignored "-Wunused-parameter"

#define AFTER_0(name) STUB(name, int *error) FAIL
#define AFTER_1(name) STUB(name, void *a, int *error) FAIL
#define AFTER_2(name) STUB(name, void *a, void *b, int *error) FAIL
#define AFTER_3(name) STUB(name, void *a, void *b, void *c, int *error) FAIL
#define AFTER_4(name) STUB(name, void *a, void *b, void *c, void *d, int *error) FAIL
#define AFTER_5(name) STUB(name, void *a, void *b, void *c, void *d, void *e, int *error) FAIL
#define AFTER_6(name) \
  STUB(name, void *a, void *b, void *c, void *d, void *e, void *f, int *error) FAIL
#define AFTER_7(name) \
  STUB(name, void *a, void *b, void *c, void *d, void *e, void *f, void *g, int *error) FAIL

// Those that report no error: nothing has been opened that they could be called with.
#define SILENT(name) STUB(name, void) { return 0; }

AFTER_0(swift_ucal_getTZDataVersion)
AFTER_0(swift_ucal_openTimeZones)
AFTER_0(swift_ufieldpositer_open)
AFTER_0(swift_ufmt_open)
AFTER_0(swift_unumf_openResult)
AFTER_0(swift_unumsys_openAvailableNames)

AFTER_1(swift_ucal_clone)
AFTER_1(swift_ucal_getGregorianChange)
AFTER_1(swift_ucal_getMillis)
AFTER_1(swift_ucal_isWeekend)
AFTER_1(swift_ucal_setGregorianChange)
AFTER_1(swift_ucal_setMillis)
AFTER_1(swift_ucol_getKeywordValues)
AFTER_1(swift_ucol_next)
AFTER_1(swift_ucol_open)
AFTER_1(swift_ucurr_getDefaultFractionDigits)
AFTER_1(swift_ucurr_getRoundingIncrement)
AFTER_1(swift_ucurr_openISOCurrencies)
AFTER_1(swift_udat_clone)
AFTER_1(swift_udat_set2DigitYearStart)
AFTER_1(swift_udatpg_clone)
AFTER_1(swift_udatpg_getDefaultHourCycle)
AFTER_1(swift_udatpg_open)
AFTER_1(swift_ulistfmt_open)
AFTER_1(swift_ulocdata_getMeasurementSystem)
AFTER_1(swift_ulocdata_open)
AFTER_1(swift_unumsys_open)
AFTER_1(swift_uregex_clone)
AFTER_1(swift_uregex_findNext)
AFTER_1(swift_uregex_groupCount)
AFTER_1(swift_uregex_hitEnd)
AFTER_1(swift_uregex_requireEnd)
AFTER_1(swift_uregion_getAvailable)
AFTER_1(swift_uregion_getContainedRegions)
AFTER_1(swift_uregion_getRegionFromCode)

AFTER_2(swift_ucal_get)
AFTER_2(swift_ucal_getDayOfWeekType)
AFTER_2(swift_ucal_getFieldDifference)
AFTER_2(swift_ucal_getWeekendTransition)
AFTER_2(swift_udat_getContext)
AFTER_2(swift_udat_setContext)
AFTER_2(swift_ufmt_getDecNumChars)
AFTER_2(swift_unum_getContext)
AFTER_2(swift_unum_setContext)
AFTER_2(swift_unumf_formatDouble)
AFTER_2(swift_unumf_resultGetAllFieldPositions)
AFTER_2(swift_uregex_end64)
AFTER_2(swift_uregex_start64)
AFTER_2(swift_uregex_useAnchoringBounds)
AFTER_2(swift_uregex_useTransparentBounds)
AFTER_2(swift_uregion_getContainedRegionsOfType)
AFTER_2(uatimezone_open)

AFTER_3(swift_ucal_add)
AFTER_3(swift_ucal_getKeywordValuesForLocale)
AFTER_3(swift_ucal_getLimit)
AFTER_3(swift_ucal_getTimeZoneTransitionDate)
AFTER_3(swift_ucal_roll)
AFTER_3(swift_ucal_setTimeZone)
AFTER_3(swift_ucol_getKeywordValuesForLocale)
AFTER_3(swift_ucol_openElements)
AFTER_3(swift_ucol_setAttribute)
AFTER_3(swift_ucurr_forLocale)
AFTER_3(swift_udat_setBooleanAttribute)
AFTER_3(swift_udat_toPatternRelativeDate)
AFTER_3(swift_udat_toPatternRelativeTime)
AFTER_3(swift_ulistfmt_openForType)
AFTER_3(swift_unumf_formatInt)
AFTER_3(swift_unumf_openForSkeletonAndLocale)
AFTER_3(swift_unumf_resultToString)
AFTER_3(swift_uregex_groupNumberFromName)
AFTER_3(swift_uregex_setFindProgressCallback)
AFTER_3(swift_uregex_setMatchCallback)
AFTER_3(swift_uregex_setRegion64)
AFTER_3(swift_uregex_setText)
AFTER_3(ualoc_canonicalForm)
AFTER_3(ualoc_getAppleParent)
AFTER_3(uatimezone_getTimeZoneTransitionDate)
AFTER_3(udtitvfmt_setAttribute)

AFTER_4(swift_ucal_open)
AFTER_4(swift_udat_format)
AFTER_4(swift_udat_formatForFields)
AFTER_4(swift_udat_toPattern)
AFTER_4(swift_udtitvfmt_format)
AFTER_4(swift_ulocdata_getDelimiter)
AFTER_4(swift_ulocdata_getExemplarSet)
AFTER_4(swift_unum_formatDouble)
AFTER_4(swift_unum_getSymbol)
AFTER_4(swift_unum_getTextAttribute)
AFTER_4(swift_unum_parseDouble)
AFTER_4(swift_unum_parseInt64)
AFTER_4(swift_unum_setSymbol)
AFTER_4(swift_unum_setTextAttribute)
AFTER_4(swift_unum_toPattern)
AFTER_4(swift_unumf_formatDecimal)
AFTER_4(swift_uregex_open)
AFTER_4(swift_ureldatefmt_format)
AFTER_4(swift_ureldatefmt_formatNumeric)
AFTER_4(swift_ureldatefmt_open)
AFTER_4(uatimezone_getOffset)
AFTER_4(uatmufmt_getTimePattern)

AFTER_5(swift_u_formatMessage)
AFTER_5(swift_ucal_getCanonicalTimeZoneID)
AFTER_5(swift_ucal_getTimeZoneDisplayName)
AFTER_5(swift_ucurr_getName)
AFTER_5(swift_udat_applyPatternRelative)
AFTER_5(swift_udat_getSymbols)
AFTER_5(swift_udat_parseCalendar)
AFTER_5(swift_udat_setSymbols)
AFTER_5(swift_udatpg_getBestPattern)
AFTER_5(swift_udatpg_getSkeleton)
AFTER_5(swift_udtitvfmt_open)
AFTER_5(swift_unum_applyPattern)
AFTER_5(swift_unum_formatInt64)
AFTER_5(swift_unum_open)
AFTER_5(swift_unum_parseToUFormattable)
AFTER_5(swift_utrans_trans)
AFTER_5(uameasfmt_getUnitsForUsage)
AFTER_5(uatimezone_getOffsetFromLocal)
AFTER_5(uatmufmt_getListPattern)

AFTER_6(swift_u_vformatMessage)
AFTER_6(swift_udatpg_getBestPatternWithOptions)
AFTER_6(swift_ulistfmt_format)
AFTER_6(swift_unum_formatDecimal)
AFTER_6(swift_unum_parseDecimal)
AFTER_6(swift_utrans_openU)

AFTER_7(swift_ucal_setDateTime)
AFTER_7(swift_udat_open)

SILENT(swift_ucal_clear)
SILENT(swift_ucal_close)
SILENT(swift_ucal_getAttribute)
SILENT(swift_ucal_getNow)
SILENT(swift_ucal_set)
SILENT(swift_ucal_setAttribute)
SILENT(swift_ucol_close)
SILENT(swift_ucol_closeElements)
SILENT(swift_ucol_getOffset)
SILENT(swift_ucol_strcoll)
SILENT(swift_ucurr_getNumericCode)
SILENT(swift_udat_applyPattern)
SILENT(swift_udat_close)
SILENT(swift_udat_countSymbols)
SILENT(swift_udat_getCalendar)
SILENT(swift_udat_isLenient)
SILENT(swift_udat_setCalendar)
SILENT(swift_udat_setLenient)
SILENT(swift_udat_toCalendarDateField)
SILENT(swift_udatpg_close)
SILENT(swift_udtitvfmt_close)
SILENT(swift_ufieldpositer_close)
SILENT(swift_ufieldpositer_next)
SILENT(swift_ufmt_close)
SILENT(swift_ulistfmt_close)
SILENT(swift_ulocdata_close)
SILENT(swift_unum_close)
SILENT(swift_unum_getAttribute)
SILENT(swift_unum_getDoubleAttribute)
SILENT(swift_unum_setAttribute)
SILENT(swift_unum_setDoubleAttribute)
SILENT(swift_unumf_close)
SILENT(swift_unumf_closeResult)
SILENT(swift_unumsys_close)
SILENT(swift_unumsys_getName)
SILENT(swift_unumsys_getRadix)
SILENT(swift_unumsys_isAlgorithmic)
SILENT(swift_uregex_close)
SILENT(swift_uregion_getContainingRegion)
SILENT(swift_uregion_getContainingRegionOfType)
SILENT(swift_uregion_getRegionCode)
SILENT(swift_uregion_getType)
SILENT(swift_ureldatefmt_close)
SILENT(swift_utrans_close)
SILENT(uatimezone_close)
SILENT(udat_patternCharToDateFormatField)

#else

// Foundation is a part of the system.
typedef int c_icu_functions;

#endif
