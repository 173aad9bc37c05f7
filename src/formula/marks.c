/* Paged sets of nodes (a bit each) and paged tables (a word each). */
#include "formula/marks.h"

#define PAGE_NODES (1u << MARK_PAGE_BITS)
#define PAGE_WORDS (PAGE_NODES / 64)

#define reach(pages, page)                                                               \
  while ((pages)->size <= (page))                                                        \
  vec_push((pages), NULL)

bool node_marks_add(node_marks *s, uint32_t index) {
  uint32_t page = index / PAGE_NODES, bit = index % PAGE_NODES;
  reach(&s->pages, page);
  if (!s->pages.data[page])
    s->pages.data[page] = memory_new_array(uint64_t, PAGE_WORDS);
  uint64_t *word = &s->pages.data[page][bit / 64], mask = 1ull << bit % 64;
  bool fresh = !(*word & mask);
  *word |= mask;
  return fresh;
}

bool node_marks_has(const node_marks *s, uint32_t index) {
  uint32_t page = index / PAGE_NODES, bit = index % PAGE_NODES;
  return page < s->pages.size && s->pages.data[page] &&
         s->pages.data[page][bit / 64] >> bit % 64 & 1;
}

bool node_marks_next(const node_marks *s, uint32_t *index) {
  for (uint32_t page = *index / PAGE_NODES, bit = *index % PAGE_NODES;
       page < s->pages.size; page++, bit = 0) {
    const uint64_t *words = s->pages.data[page];
    for (; words && bit < PAGE_NODES; bit = (bit / 64 + 1) * 64) {
      uint64_t rest = words[bit / 64] >> bit % 64;
      if (rest) {
        *index = page * PAGE_NODES + bit + (uint32_t)__builtin_ctzll(rest);
        return true;
      }
    }
  }
  return false;
}

void node_marks_release(node_marks *s) {
  for (uint32_t i = 0; i < s->pages.size; i++)
    memory_free(s->pages.data[i]);
  vec_release(&s->pages);
}

uint32_t *node_map_grow(node_map *m, uint32_t index) {
  uint32_t page = index / PAGE_NODES;
  reach(&m->pages, page);
  if (!m->pages.data[page])
    m->pages.data[page] = memory_new_array(uint32_t, PAGE_NODES);
  return &m->pages.data[page][index % PAGE_NODES];
}

void node_map_release(node_map *m) {
  for (uint32_t i = 0; i < m->pages.size; i++)
    memory_free(m->pages.data[i]);
  vec_release(&m->pages);
}
