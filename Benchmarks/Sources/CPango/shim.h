// Carries pkg-config's flags for Pango to PangoPeer; declares nothing itself.
#pragma once
