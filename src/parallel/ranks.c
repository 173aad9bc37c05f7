/* Frames, and which rank this process is: mpirun's doing, once, like the arguments. */
#include "parallel/ranks.h"

#include "parallel/transport.h"

#include <errno.h>
#include <unistd.h>

static ranks here;

ranks *ranks_here(void) {
  return here.count ? &here : NULL;
}

void ranks_set(const ranks *r) {
  here = *r;
}

void ranks_leave(void) {
  here = (ranks){0};
}

bool frame_write(int to, frame f, const char *text) {
  return crew_write(to, &f, sizeof f) && (!f.size || crew_write(to, text, f.size));
}

static bool read_bytes(int from, void *bytes, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t got = read(from, (char *)bytes + done, size - done);
    if (got == 0 || (got < 0 && errno != EINTR))
      return false;
    done += got > 0 ? (size_t)got : 0;
  }
  return true;
}

bool frame_read(int from, frame *f, char_vector *text) {
  *text = (char_vector){0};
  if (!read_bytes(from, f, sizeof *f))
    return false;
  vec_reserve(text, (uint32_t)f->size + 1);
  text->size = (uint32_t)f->size;
  if (read_bytes(from, text->data, f->size))
    return true;
  vec_release(text);
  return false;
}
