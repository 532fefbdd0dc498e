// Cairo alone: the page of PageContent painted by Cairo's own text and shapes, and Cairo's PNG writer.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct CairoPage CairoPage;

/// A page of 375 x 2,000 points at two pixels a point, with text in the font file given; NULL without Cairo.
CairoPage *cairoPageOpen(const char *font, int rows);
void cairoPageClose(CairoPage *page);
/// Adds a run of `count` glyphs at `size` points, gray from 0 to 1.
void cairoPageAddRun(CairoPage *page, double size, double x, double y, double gray, const uint32_t *glyphs,
                     const double *offsets, size_t count);
/// Paints everything on a new surface; returns a pixel, so that the work cannot be left out.
uint32_t cairoPagePaint(CairoPage *page);
/// Writes 750 x 4,000 words as a PNG; returns its size.
size_t cairoPageEncode(const uint32_t *words);
