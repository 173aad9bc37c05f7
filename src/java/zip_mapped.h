/* Files as minizip reads them, but mapped into memory: it reads directories byte by byte,
 * and looks for their end by many small steps. */
#ifndef JAVA_ZIP_MAPPED_H
#define JAVA_ZIP_MAPPED_H

#include <minizip/unzip.h>

unzFile zip_mapped_open(const char *path); /* as unzOpen64 */

#endif
