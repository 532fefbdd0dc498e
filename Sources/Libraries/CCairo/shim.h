#if defined(__linux__)
#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#else
#include <cairo-pdf.h>
#include <cairo.h>
#endif
