// Cairo, loaded when it is first called.
//
// The library needs twelve others, those of X11 among them. Finding their symbols takes a quarter of the
// instructions of a start, also of commands that never draw. So on Linux nothing is linked against it: these
// functions have the names and types of Cairo's own header, and each calls the function of the library. A
// function that is not listed is not found by the linker. On macOS, where Cairo has no such company, it is linked.
#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "shim.h"

// Calls F for each function: result, name, parameters, arguments.
#define FUNCTIONS(F) \
  F(void, cairo_clip, (cairo_t *cr), (cr)) \
  F(void, cairo_close_path, (cairo_t *cr), (cr)) \
  F(cairo_t *, cairo_create, (cairo_surface_t *target), (target)) \
  F(void, cairo_curve_to, (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, \
    double y3), (cr, x1, y1, x2, y2, x3, y3)) \
  F(void, cairo_destroy, (cairo_t *cr), (cr)) \
  F(void, cairo_fill, (cairo_t *cr), (cr)) \
  F(void, cairo_font_face_destroy, (cairo_font_face_t *font_face), (font_face)) \
  F(void *, cairo_font_face_get_user_data, (cairo_font_face_t *font_face, \
    const cairo_user_data_key_t *key), (font_face, key)) \
  F(cairo_status_t, cairo_font_face_set_user_data, (cairo_font_face_t *font_face, \
    const cairo_user_data_key_t *key, void *user_data, cairo_destroy_func_t destroy), \
    (font_face, key, user_data, destroy)) \
  F(void, cairo_get_matrix, (cairo_t *cr, cairo_matrix_t *matrix), (cr, matrix)) \
  F(cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr)) \
  F(void, cairo_identity_matrix, (cairo_t *cr), (cr)) \
  F(cairo_surface_t *, cairo_image_surface_create, (cairo_format_t format, int width, \
    int height), (format, width, height)) \
  F(cairo_surface_t *, cairo_image_surface_create_for_data, (unsigned char *data, \
    cairo_format_t format, int width, int height, int stride), (data, format, width, height, \
    stride)) \
  F(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface)) \
  F(int, cairo_image_surface_get_height, (cairo_surface_t *surface), (surface)) \
  F(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface)) \
  F(int, cairo_image_surface_get_width, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
  F(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
  F(void, cairo_new_path, (cairo_t *cr), (cr)) \
  F(void, cairo_paint, (cairo_t *cr), (cr)) \
  F(void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha)) \
  F(void, cairo_pattern_set_extend, (cairo_pattern_t *pattern, cairo_extend_t extend), \
    (pattern, extend)) \
  F(void, cairo_pattern_set_filter, (cairo_pattern_t *pattern, cairo_filter_t filter), \
    (pattern, filter)) \
  F(cairo_surface_t *, cairo_pdf_surface_create_for_stream, (cairo_write_func_t write_func, \
    void *closure, double width_in_points, double height_in_points), (write_func, closure, \
    width_in_points, height_in_points)) \
  F(void, cairo_pdf_surface_set_metadata, (cairo_surface_t *surface, \
    cairo_pdf_metadata_t metadata, const char *utf8), (surface, metadata, utf8)) \
  F(void, cairo_pop_group_to_source, (cairo_t *cr), (cr)) \
  F(void, cairo_push_group, (cairo_t *cr), (cr)) \
  F(void, cairo_rectangle, (cairo_t *cr, double x, double y, double width, double height), \
    (cr, x, y, width, height)) \
  F(cairo_t *, cairo_reference, (cairo_t *cr), (cr)) \
  F(void, cairo_restore, (cairo_t *cr), (cr)) \
  F(void, cairo_save, (cairo_t *cr), (cr)) \
  F(void, cairo_scale, (cairo_t *cr, double sx, double sy), (cr, sx, sy)) \
  F(cairo_font_face_t *, cairo_scaled_font_get_font_face, (cairo_scaled_font_t *scaled_font), \
    (scaled_font)) \
  F(void, cairo_set_dash, (cairo_t *cr, const double *dashes, int num_dashes, double offset), \
    (cr, dashes, num_dashes, offset)) \
  F(void, cairo_set_font_face, (cairo_t *cr, cairo_font_face_t *font_face), (cr, font_face)) \
  F(void, cairo_set_font_size, (cairo_t *cr, double size), (cr, size)) \
  F(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap)) \
  F(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), (cr, line_join)) \
  F(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width)) \
  F(void, cairo_set_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix)) \
  F(void, cairo_set_source_rgba, (cairo_t *cr, double red, double green, double blue, \
    double alpha), (cr, red, green, blue, alpha)) \
  F(void, cairo_set_source_surface, (cairo_t *cr, cairo_surface_t *surface, double x, \
    double y), (cr, surface, x, y)) \
  F(void, cairo_show_page, (cairo_t *cr), (cr)) \
  F(void, cairo_show_text_glyphs, (cairo_t *cr, const char *utf8, int utf8_len, \
    const cairo_glyph_t *glyphs, int num_glyphs, const cairo_text_cluster_t *clusters, \
    int num_clusters, cairo_text_cluster_flags_t cluster_flags), (cr, utf8, utf8_len, glyphs, \
    num_glyphs, clusters, num_clusters, cluster_flags)) \
  F(cairo_status_t, cairo_status, (cairo_t *cr), (cr)) \
  F(const char *, cairo_status_to_string, (cairo_status_t status), (status)) \
  F(void, cairo_stroke, (cairo_t *cr), (cr)) \
  F(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_surface_finish, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_surface_flush, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface)) \
  F(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_transform, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix)) \
  F(void, cairo_translate, (cairo_t *cr, double tx, double ty), (cr, tx, ty)) \
  F(cairo_font_face_t *, cairo_user_font_face_create, (void), ()) \
  F(void, cairo_user_font_face_set_render_glyph_func, (cairo_font_face_t *font_face, \
    cairo_user_scaled_font_render_glyph_func_t render_glyph_func), (font_face, \
    render_glyph_func)) \
  F(const char*, cairo_version_string, (void), ())

// The functions of the library.
static struct {
#define MEMBER(result, name, parameters, arguments) __typeof__(&name) name;
  FUNCTIONS(MEMBER)
} cairo;

// A process without Cairo ends as one does whose libraries the system's loader does not find.
static void fail(void) {
  fprintf(stderr, "error while loading shared libraries: %s\n", dlerror());
  exit(127);
}

static void load(void) {
  void *library = dlopen("libcairo.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (!library) fail();
#define FIND(result, name, parameters, arguments) \
  if (!(cairo.name = (__typeof__(&name))dlsym(library, #name))) fail();
  FUNCTIONS(FIND)
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

#define DEFINE(result, name, parameters, arguments) \
  __attribute__((visibility("hidden"))) result name parameters { \
    pthread_once(&once, load); \
    return cairo.name arguments; \
  }
FUNCTIONS(DEFINE)

#else

// It is linked.
typedef int c_cairo;

#endif
