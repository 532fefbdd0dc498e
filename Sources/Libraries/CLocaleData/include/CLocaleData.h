// An empty package of ICU's data for Swift's Foundation; see CLocaleData.c. There is nothing to call.
#ifndef CLOCALEDATA_H
#define CLOCALEDATA_H
#endif
