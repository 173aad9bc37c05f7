/* A heap drawn without Graphviz: what main leads to first is a tree, laid out so that a
 * box stands above the boxes that it leads to; the other references are curves, beside
 * them. What nothing leads to stands below, grey. As the graph for dot: what is different
 * in the other state is marked, and what is new. */
#include "report/document_heap.h"

#include "base/memory.h"
#include "base/vector.h"

#include <stdlib.h>
#include <string.h>

enum { LETTER = 7, ROW = 16, GAP = 24, LAYER_GAP = 44, MOST_BOXES = 200 };
enum { MARGIN = 50 }; /* for curves and their labels */
enum { NOBODY = UINT32_MAX };

typedef struct box {
  const char *name;
  const json_t *object;
  uint32_t parent, layer; /* in the tree; NOBODY for what begins one */
  bool is_reached;
  int width, height; /* of the box */
  int span;          /* of all that is below it */
  int left, top;
} box;

typedef struct drawing {
  graph graph; /* first, so that a visit finds the rest */
  vector(box) boxes;
  uint32_t at; /* of the visit */
  int row;
} drawing;

static uint32_t find_box(const drawing *d, const char *name) {
  for (uint32_t i = 0; i < d->boxes.size; i++)
    if (!strcmp(d->boxes.data[i].name, name))
      return i;
  return NOBODY;
}

static int text_length(const json_t *value) {
  char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
  int length = text ? (int)strlen(text) : 0;
  free(text);
  return length;
}

static void measure_slot(const graph *g, const char *object, const char *slot,
                         bool is_changed, const json_t *value) {
  drawing *d = (drawing *)g;
  box *b = &d->boxes.data[d->at];
  (void)object;
  (void)is_changed;
  if (heap_target(g, value))
    return;
  int width = ((int)strlen(slot) + 3 + text_length(value)) * LETTER + 16;
  b->width = width > b->width ? width : b->width;
  b->height += ROW;
}

static void reach_slot(const graph *g, const char *object, const char *slot,
                       bool is_changed, const json_t *value) {
  drawing *d = (drawing *)g;
  const char *to = heap_target(g, value);
  uint32_t i = to ? find_box(d, to) : NOBODY;
  (void)object;
  (void)slot;
  (void)is_changed;
  if (i == NOBODY || d->boxes.data[i].is_reached)
    return;
  box *b = &d->boxes.data[i];
  b->is_reached = true;
  b->parent = d->at;
  b->layer = d->boxes.data[d->at].layer + 1;
}

static const char *title_of(const box *b, char *text, size_t size) {
  bool is_main = !strcmp(b->name, "main");
  snprintf(text, size, "%s%s%s%s", b->name, is_main ? " : " : "",
           is_main ? document_text(b->object, "class") : "",
           json_is_true(json_object_get(b->object, "new")) ? " (new)" : "");
  return text;
}

static void add_boxes(drawing *d) {
  const char *key;
  json_t *object;
  char title[256];
  json_object_foreach((json_t *)d->graph.state, key, object) {
    box b = {.name = key, .object = object, .parent = NOBODY, .height = ROW + 12};
    b.width = (int)strlen(title_of(&b, title, sizeof title)) * LETTER + 20;
    vec_push(&d->boxes, b);
  }
  for (d->at = 0; d->at < d->boxes.size; d->at++)
    heap_each_slot(&d->graph, d->boxes.data[d->at].name, d->boxes.data[d->at].object,
                   measure_slot);
}

/* Breadth first, one layer after the other. */
static void reach_boxes(drawing *d) {
  bool more = d->boxes.size;
  if (more)
    d->boxes.data[0].is_reached = true;
  for (uint32_t layer = 0; more; layer++) {
    more = false;
    for (d->at = 0; d->at < d->boxes.size; d->at++) {
      const box *b = &d->boxes.data[d->at];
      if (!b->is_reached || b->layer != layer)
        continue;
      more = true;
      heap_each_slot(&d->graph, b->name, b->object, reach_slot);
    }
  }
}

static int span_of(drawing *d, uint32_t i) {
  int below = 0;
  for (uint32_t k = 0; k < d->boxes.size; k++)
    if (d->boxes.data[k].parent == i)
      below += span_of(d, k) + (below ? GAP : 0);
  box *b = &d->boxes.data[i];
  b->span = below > b->width ? below : b->width;
  return b->span;
}

static void place_below(drawing *d, uint32_t i, int left) {
  box *b = &d->boxes.data[i];
  b->left = left + (b->span - b->width) / 2;
  int below = 0;
  for (uint32_t k = 0; k < d->boxes.size; k++)
    if (d->boxes.data[k].parent == i)
      below += d->boxes.data[k].span + (below ? GAP : 0);
  left += (b->span - below) / 2;
  for (uint32_t k = 0; k < d->boxes.size; k++)
    if (d->boxes.data[k].parent == i) {
      place_below(d, k, left);
      left += d->boxes.data[k].span + GAP;
    }
}

/* Layers from above; what is not reached in a last one. The height of it all. */
static int place_layers(drawing *d) {
  int top = 4;
  uint32_t placed = 0;
  for (uint32_t layer = 0; placed < d->boxes.size; layer++) {
    int highest = 0;
    bool is_last = true;
    vec_each (box, b, &d->boxes)
      is_last = is_last && !(b->is_reached && b->layer == layer);
    vec_each (box, b, &d->boxes)
      if (b->is_reached ? b->layer == layer : is_last) {
        b->top = top;
        highest = b->height > highest ? b->height : highest;
        placed++;
      }
    top += highest + LAYER_GAP;
  }
  return top - LAYER_GAP + 4;
}

/* Its width. */
static int place_across(drawing *d) {
  int width = d->boxes.size ? span_of(d, 0) : 0, left = MARGIN;
  if (d->boxes.size)
    place_below(d, 0, MARGIN);
  vec_each (box, b, &d->boxes)
    if (!b->is_reached) {
      b->left = left;
      left += b->width + GAP;
    }
  return (left > width + MARGIN ? left : width + MARGIN) + MARGIN;
}

/* ---- Writing ---- */

const char document_drawing_arrow[] =
    "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\">"
    "<defs><marker id=\"arrow\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" "
    "refY=\"4\" orient=\"auto\" markerUnits=\"userSpaceOnUse\">"
    "<path d=\"M0 0L8 4L0 8Z\" fill=\"context-stroke\"/></marker></defs></svg>\n";

static const char changed_colour[] = "#c2410c";

static void print_edge(const graph *g, const char *object, const char *slot,
                       bool is_changed, const json_t *value) {
  drawing *d = (drawing *)g;
  const char *to_name = heap_target(g, value);
  uint32_t to_index = to_name ? find_box(d, to_name) : NOBODY;
  (void)object;
  if (to_index == NOBODY)
    return;
  const box *from = &d->boxes.data[d->at], *to = &d->boxes.data[to_index];
  const char *colour = is_changed ? changed_colour : "black";
  int x = from->left + from->width / 2, y = from->top + from->height;
  int u = to->left + to->width / 2, v = to->top;
  bool is_left = from->left + from->width / 2 < u; /* the side that it leaves by */
  if (to->parent != d->at) {
    x = is_left ? from->left : from->left + from->width;
    y = from->top + from->height / 2;
    u = is_left ? to->left : to->left + to->width;
    v = to->top + to->height / 2 + (to == from ? 8 : 0);
  }
  int bend = to->parent == d->at ? 0 : 30 + 4 * (d->row++ % 8);
  int outer = is_left ? (x < u ? x : u) : x > u ? x : u;
  int far = is_left ? outer - bend : outer + bend;
  if (bend)
    fprintf(g->out, "<path fill=\"none\" d=\"M%d %dC%d %d %d %d %d %d\"", x, y, far, y,
            far, v, u, v);
  else
    fprintf(g->out, "<path fill=\"none\" d=\"M%d %dL%d %d\"", x, y, u, v);
  fprintf(g->out,
          " stroke=\"%s\" stroke-width=\"%d\" marker-end=\"url(#arrow)\"/>\n"
          "<text x=\"%d\" y=\"%d\" font-size=\"10\"%s%s%s>",
          colour, is_changed ? 2 : 1,
          !bend     ? (x + u) / 2 + 4
          : is_left ? outer - bend / 2 - 20
                    : outer + bend / 2 - 10,
          (y + v) / 2 + (bend ? -2 : 4), is_changed ? " fill=\"" : "",
          is_changed ? changed_colour : "", is_changed ? "\"" : "");
  document_escape(slot, g->out);
  fputs("</text>\n", g->out);
}

static void print_slot(const graph *g, const char *object, const char *slot,
                       bool is_changed, const json_t *value) {
  drawing *d = (drawing *)g;
  const box *b = &d->boxes.data[d->at];
  (void)object;
  if (heap_target(g, value))
    return;
  fprintf(g->out, "<text x=\"%d\" y=\"%d\"", b->left + 8, b->top + 3 + ROW * ++d->row);
  if (is_changed)
    fprintf(g->out, " fill=\"%s\" font-weight=\"bold\"", changed_colour);
  fputs(">", g->out);
  document_escape(slot, g->out);
  fputs(" = ", g->out);
  document_value(value, g->out, document_escape);
  fputs("</text>\n", g->out);
}

static void print_box(drawing *d, const box *b) {
  FILE *out = d->graph.out;
  char title[256];
  bool is_new = json_is_true(json_object_get(b->object, "new"));
  bool is_gone = !is_new && d->graph.other && !json_object_get(d->graph.other, b->name);
  fprintf(out,
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\" fill=\"none\" "
          "stroke=\"%s\" stroke-width=\"%d\"%s/>\n",
          b->left, b->top, b->width, b->height,
          is_new                      ? "#15803d"
          : is_gone || !b->is_reached ? "#888888"
                                      : "black",
          is_new ? 2 : 1, is_gone ? " stroke-dasharray=\"4 3\"" : "");
  fprintf(out, "<text x=\"%d\" y=\"%d\" font-weight=\"bold\"%s>", b->left + 8,
          b->top + ROW, b->is_reached ? "" : " fill=\"#888888\"");
  document_escape(title_of(b, title, sizeof title), out);
  fputs("</text>\n", out);
  d->row = 1;
  heap_each_slot(&d->graph, b->name, b->object, print_slot);
}

static void print_drawing(drawing *d, int width, int height) {
  FILE *out = d->graph.out;
  fprintf(out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
          "viewBox=\"0 0 %d %d\" font-family=\"monospace\" font-size=\"11\">\n",
          width, height, width, height);
  for (d->at = 0; d->at < d->boxes.size; d->at++)
    print_box(d, &d->boxes.data[d->at]);
  d->row = 0;
  for (d->at = 0; d->at < d->boxes.size; d->at++)
    heap_each_slot(&d->graph, d->boxes.data[d->at].name, d->boxes.data[d->at].object,
                   print_edge);
  fputs("</svg>\n", out);
}

char *document_drawing(const json_t *state, const json_t *other) {
  char *text = NULL;
  size_t size = 0;
  if (json_object_size(state) > MOST_BOXES)
    return NULL;
  drawing d = {.graph = {state, other, open_memstream(&text, &size)}};
  if (!d.graph.out)
    return NULL;
  add_boxes(&d);
  reach_boxes(&d);
  int width = place_across(&d), height = place_layers(&d);
  print_drawing(&d, width, height);
  fclose(d.graph.out);
  vec_release(&d.boxes);
  return text;
}
