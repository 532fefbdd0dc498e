#include "CairoPeer.h"

#include <stdlib.h>

#if __has_include(<cairo-ft.h>)
#include <cairo-ft.h>
#include <math.h>

enum { WIDTH = 750, HEIGHT = 4000 };

typedef struct {
  double size, gray;
  cairo_glyph_t *glyphs;
  int count;
} Run;

struct CairoPage {
  FT_Library library;
  FT_Face face;
  cairo_font_face_t *font;
  Run *runs;
  int runCount, rows;
};

CairoPage *cairoPageOpen(const char *font, int rows) {
  CairoPage *page = calloc(1, sizeof *page);
  page->rows = rows;
  FT_Init_FreeType(&page->library);
  if (FT_New_Face(page->library, font, 0, &page->face) != 0) {
    FT_Done_FreeType(page->library);
    free(page);
    return NULL;
  }
  page->font = cairo_ft_font_face_create_for_ft_face(page->face, FT_LOAD_NO_HINTING);
  return page;
}

// Cairo may keep the font, and with it the face, for as long as the process lives.
void cairoPageClose(CairoPage *page) {
  for (int i = 0; i < page->runCount; i++) free(page->runs[i].glyphs);
  free(page->runs);
  cairo_font_face_destroy(page->font);
  free(page);
}

void cairoPageAddRun(CairoPage *page, double size, double x, double y, double gray, const uint32_t *glyphs,
                     const double *offsets, size_t count) {
  page->runs = realloc(page->runs, (page->runCount + 1) * sizeof(Run));
  Run *run = &page->runs[page->runCount++];
  *run = (Run){size, gray, malloc(count * sizeof(cairo_glyph_t)), (int)count};
  for (size_t i = 0; i < count; i++) run->glyphs[i] = (cairo_glyph_t){glyphs[i], x + offsets[i], y};
}

static void paintRow(cairo_t *pen, double top, double height) {
  cairo_set_source_rgb(pen, .2, .5, .9);
  cairo_arc(pen, 28, top + height / 2, 12, 0, 2 * M_PI);
  cairo_fill(pen);
  cairo_set_source_rgb(pen, .78, .78, .8);
  cairo_rectangle(pen, 52, top + height - .5, 323, .5);
  cairo_fill(pen);
}

uint32_t cairoPagePaint(CairoPage *page) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *pen = cairo_create(surface);
  cairo_scale(pen, 2, 2);
  cairo_set_source_rgb(pen, 1, 1, 1);
  cairo_paint(pen);
  double height = 2000.0 / page->rows;
  for (int row = 0; row < page->rows; row++) paintRow(pen, row * height, height);
  cairo_set_font_face(pen, page->font);
  for (int i = 0; i < page->runCount; i++) {
    Run *run = &page->runs[i];
    cairo_set_source_rgb(pen, run->gray, run->gray, run->gray);
    cairo_set_font_size(pen, run->size);
    cairo_show_glyphs(pen, run->glyphs, run->count);
  }
  cairo_surface_flush(surface);
  uint32_t pixel = ((uint32_t *)cairo_image_surface_get_data(surface))[WIDTH * HEIGHT / 2];
  cairo_destroy(pen);
  cairo_surface_destroy(surface);
  return pixel;
}

static cairo_status_t count(void *size, const unsigned char *bytes, unsigned int length) {
  *(size_t *)size += length;
  return CAIRO_STATUS_SUCCESS;
}

size_t cairoPageEncode(const uint32_t *words) {
  size_t size = 0;
  cairo_surface_t *surface = cairo_image_surface_create_for_data((unsigned char *)words, CAIRO_FORMAT_RGB24, WIDTH,
                                                                 HEIGHT, WIDTH * 4);
  cairo_surface_write_to_png_stream(surface, count, &size);
  cairo_surface_destroy(surface);
  return size;
}

#else

CairoPage *cairoPageOpen(const char *font, int rows) { return NULL; }
void cairoPageClose(CairoPage *page) {}
void cairoPageAddRun(CairoPage *page, double size, double x, double y, double gray, const uint32_t *glyphs,
                     const double *offsets, size_t count) {}
uint32_t cairoPagePaint(CairoPage *page) { return 0; }
size_t cairoPageEncode(const uint32_t *words) { return 0; }

#endif
