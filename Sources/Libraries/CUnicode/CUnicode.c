#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

void cunicode_version(char *buffer) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, buffer);
}

// MARK: Characters

uint32_t cunicode_script(uint32_t character) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)character, &error);
  const char *name = U_SUCCESS(error) ? uscript_getShortName(script) : NULL;
  if (name == NULL || strlen(name) != 4) return 0x5A797979; // Zyyy
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
         (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

uint8_t cunicode_line_break_class(uint32_t character) {
  return (uint8_t)u_getIntPropertyValue((UChar32)character, UCHAR_LINE_BREAK);
}

static int is_right_to_left(UChar32 c) {
  switch (u_charDirection(c)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
      return 1;
    default:
      return 0;
  }
}

static int is_wide(UChar32 c) {
  int width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH;
}

uint8_t cunicode_flags(uint32_t character) {
  UChar32 c = (UChar32)character;
  uint8_t flags = 0;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) flags |= CUNICODE_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) flags |= CUNICODE_EXTENDED_PICTOGRAPHIC;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) flags |= CUNICODE_DEFAULT_IGNORABLE;
  if (U_GET_GC_MASK(c) & U_GC_M_MASK) flags |= CUNICODE_MARK;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) flags |= CUNICODE_EMOJI_MODIFIER;
  if (u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)) flags |= CUNICODE_REGIONAL_INDICATOR;
  if (is_right_to_left(c)) flags |= CUNICODE_STRONG_RIGHT_TO_LEFT;
  if (is_wide(c)) flags |= CUNICODE_WIDE;
  return flags;
}

// MARK: Boundaries

struct cunicode_breaker {
  UBreakIterator *iterator;
};

cunicode_breaker *cunicode_breaker_create(int kind) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIteratorType type = kind == CUNICODE_LINES ? UBRK_LINE : UBRK_CHARACTER;
  UBreakIterator *iterator = ubrk_open(type, "", NULL, 0, &error);
  if (U_FAILURE(error)) return NULL;
  cunicode_breaker *breaker = malloc(sizeof *breaker);
  if (breaker == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void cunicode_breaker_destroy(cunicode_breaker *breaker) {
  if (breaker == NULL) return;
  ubrk_close(breaker->iterator);
  free(breaker);
}

int cunicode_breaks(
    cunicode_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *marks) {
  memset(marks, CUNICODE_NO_BREAK, (size_t)length + 1);
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, (const UChar *)text, length, &error);
  if (U_FAILURE(error)) return error;
  ubrk_first(breaker->iterator);
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE;
       at = ubrk_next(breaker->iterator)) {
    int32_t status = ubrk_getRuleStatus(breaker->iterator);
    int hard = status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
    marks[at] = hard ? CUNICODE_MUST_BREAK : CUNICODE_MAY_BREAK;
  }
  return 0;
}

// MARK: Bidi

int cunicode_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &error);
  if (U_FAILURE(error)) return -1;
  UBiDiLevel level = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &error);
  int paragraph = U_SUCCESS(error) ? ubidi_getParaLevel(bidi) : -1;
  const UBiDiLevel *found = length > 0 ? ubidi_getLevels(bidi, &error) : NULL;
  if (U_FAILURE(error)) paragraph = -1;
  if (paragraph >= 0 && found != NULL) memcpy(levels, found, (size_t)length);
  ubidi_close(bidi);
  return paragraph;
}

void cunicode_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

uint32_t cunicode_mirror(uint32_t character) { return (uint32_t)u_charMirror((UChar32)character); }
