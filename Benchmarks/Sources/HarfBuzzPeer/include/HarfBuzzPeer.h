// HarfBuzz alone, and the least work that measuring can be: floors, not tools.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

typedef struct HarfBuzzSession HarfBuzzSession;

/// 0 where HarfBuzz's headers were missing when this was compiled.
int harfBuzzIsInstalled(void);

/// Fonts at a size: Latin, Devanagari, Han, by path. Null when one cannot be read.
HarfBuzzSession *harfBuzzOpen(const char *latin, const char *devanagari, const char *han, double points);
void harfBuzzClose(HarfBuzzSession *session);
/// Shapes a whole string (UTF-8) in the font of its first letter; its width in points.
double harfBuzzShape(HarfBuzzSession *session, const char *text, int length);

/// Forgets the words.
void floorClear(HarfBuzzSession *session);
/// Lines of a string at a width, greedily at spaces and Han characters, out of a cache of word advances.
int floorMeasure(HarfBuzzSession *session, const char *text, int length, double width);
/// Keeps a string's word advances for `floorWrap`.
void floorKeep(HarfBuzzSession *session, const char *text, int length);
/// Lines of all strings kept, at a width.
long floorWrap(HarfBuzzSession *session, double width);

#ifdef __cplusplus
}
#endif
