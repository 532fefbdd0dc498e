// Line breaks, grapheme boundaries, bidi levels and character properties, out of ICU.
//
// ICU's own headers stay inside CUnicode.c: they clash with those in Swift's Foundation. Nothing here
// keeps state between calls except through an explicit handle; a handle serves one thread at a time.
// Text is UTF-16; unpaired surrogates are allowed everywhere and count as one character.
#ifndef CUNICODE_H
#define CUNICODE_H

#include <stdint.h>

// ICU's version, "72.1". `buffer` must hold 20 bytes.
void cunicode_version(char *buffer);

// MARK: Characters

// The script as an ISO 15924 tag, big-endian ('Latn' is 0x4C61746E), which is also HarfBuzz's code.
uint32_t cunicode_script(uint32_t character);

// The UAX #14 class as ICU numbers it (ULineBreak).
uint8_t cunicode_line_break_class(uint32_t character);

enum {
  CUNICODE_EMOJI_PRESENTATION = 1,
  CUNICODE_EXTENDED_PICTOGRAPHIC = 2,
  CUNICODE_DEFAULT_IGNORABLE = 4,
  CUNICODE_MARK = 8,
  CUNICODE_EMOJI_MODIFIER = 16,
  CUNICODE_REGIONAL_INDICATOR = 32,
  CUNICODE_STRONG_RIGHT_TO_LEFT = 64, // also the explicit bidi controls and Arabic numbers
  CUNICODE_WIDE = 128                 // East Asian width F, W or H
};
// The flags above that hold for a character.
uint8_t cunicode_flags(uint32_t character);

// MARK: Boundaries

typedef struct cunicode_breaker cunicode_breaker;

// Which boundaries a breaker finds.
enum { CUNICODE_LINES = 0, CUNICODE_GRAPHEMES = 1 };

// NULL when ICU's data is missing. The rules are the root locale's, so that breaks do not depend on
// the machine; Thai, Lao, Khmer, Burmese break by ICU's dictionaries.
cunicode_breaker *cunicode_breaker_create(int kind);
void cunicode_breaker_destroy(cunicode_breaker *breaker);

enum { CUNICODE_NO_BREAK = 0, CUNICODE_MAY_BREAK = 1, CUNICODE_MUST_BREAK = 2 };
// Sets marks[i], 0 < i <= length, to what may happen before unit i; marks holds length + 1 bytes,
// marks[0] is set to no break. Returns 0, or ICU's error code with all marks cleared.
int cunicode_breaks(
    cunicode_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *marks);

// MARK: Bidi

// Writes the embedding level of each unit, for one paragraph (UAX #9); base is 0, 1, or -1 to take it
// from the first strong character. Returns the paragraph's level, or -1 when ICU fails.
int cunicode_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels);

// Writes the visual order of `count` pieces with these levels: order[visual] = logical (UAX #9 L2).
void cunicode_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order);

// The character's mirror image in right-to-left text, or the character (UAX #9 L4).
uint32_t cunicode_mirror(uint32_t character);

#endif
