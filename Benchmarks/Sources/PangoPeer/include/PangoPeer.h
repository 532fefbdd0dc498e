// Pango (its pangocairo font map) behind a C interface: a paragraph in, its height out.
#pragma once

typedef struct PangoSession PangoSession;

/// 0 where Pango's headers were missing when this was compiled.
int pangoIsInstalled(void);

/// A layout in Inter at a size, taken from `folder` if it has the font; kept from call to call.
PangoSession *pangoOpen(const char *folder, double points);
void pangoClose(PangoSession *session);
/// Sets the text (UTF-8) and a width in points (negative: no wrapping) and asks for the size; the height in points.
double pangoMeasure(PangoSession *session, const char *text, double width);
