#ifndef CUNICODE_H
#define CUNICODE_H
#endif
