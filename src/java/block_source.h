/* A block between marks as a method, for a JVM: the source of its class once more, with a
 * method behind all others that has the block's variables as parameters and its lines as
 * statements.
 *
 *     char *text = java_block_source(a, block);        new; NULL: it cannot be written so
 *     name of the method: java_block_method(a, block)
 *
 * It returns wherever control leaves the lines. What it is called with is what glassbox
 * checks the block with; lines have the numbers that they had.
 */
#ifndef JAVA_BLOCK_SOURCE_H
#define JAVA_BLOCK_SOURCE_H

#include "java/block.h"

char *java_block_source(arena *, const java_block *);
const char *java_block_method(arena *, const java_block *);

#endif
