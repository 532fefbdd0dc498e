// Carries pkg-config's flags for Cairo with FreeType to CairoPeer; declares nothing itself.
#pragma once
