#include "PangoPeer.h"

#include <stdlib.h>

#if __has_include(<pango/pangocairo.h>)
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <string.h>

struct PangoSession {
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
};

int pangoIsInstalled(void) { return 1; }

PangoSession *pangoOpen(const char *folder, double points) {
  FcConfigAppFontAddDir(NULL, (const FcChar8 *)folder);
  PangoSession *session = calloc(1, sizeof *session);
  session->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(session->map), 72);
  session->context = pango_font_map_create_context(session->map);
  session->layout = pango_layout_new(session->context);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_size(font, (int)(points * PANGO_SCALE));
  pango_layout_set_font_description(session->layout, font);
  pango_font_description_free(font);
  pango_layout_set_wrap(session->layout, PANGO_WRAP_WORD_CHAR);
  return session;
}

void pangoClose(PangoSession *session) {
  g_object_unref(session->layout);
  g_object_unref(session->context);
  g_object_unref(session->map);
  free(session);
}

double pangoMeasure(PangoSession *session, const char *text, double width) {
  int height = 0;
  pango_layout_set_width(session->layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
  pango_layout_set_text(session->layout, text, (int)strlen(text));
  pango_layout_get_size(session->layout, NULL, &height);
  return (double)height / PANGO_SCALE;
}

#else

int pangoIsInstalled(void) { return 0; }
PangoSession *pangoOpen(const char *folder, double points) { return NULL; }
void pangoClose(PangoSession *session) {}
double pangoMeasure(PangoSession *session, const char *text, double width) { return 0; }

#endif
