# glassbox: library, tool, tests. Sources are found by wildcard; a new module is a
# new pair of files and nothing here.
#
#   make                      release build in build/
#   make MODE=debug           assertions and IR self-checks, in build/debug/
#   make MODE=sanitize        address and undefined-behaviour sanitisers, in build/sanitize/
#   make CC=clang BUILD=dir   another compiler, another folder
#   make ASSERT=1 BUILD=dir   as fast as a release, with assertions
#   make units                the cmocka test programs
#   make fuzzers              the fuzzers of tests/fuzz, best with MODE=sanitize
#   make pages               manual pages and completions for shells
#   make install PREFIX=/usr/local DESTDIR=

MODE ?= release
BUILD ?= $(if $(filter release,$(MODE)),build,build/$(MODE))
PREFIX ?= /usr/local
VERSION := 0.1.0

WARN := -Wall -Wextra $(if $(findstring clang,$(CC)),-Wshadow,-Wshadow=local) -Wstrict-prototypes -Wmissing-prototypes -Wvla $(if $(WERROR),-Werror)
MODE_release := -O3 -g $(if $(ASSERT),,-DNDEBUG)
MODE_debug := -O1 -g
MODE_sanitize := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
FLAGS := -std=c11 -ffp-contract=off -D_GNU_SOURCE -Isrc -pthread $(WARN) $(MODE_$(MODE)) -DGLASSBOX_VERSION='"$(VERSION)"'
LIBS := -lcadical -lstdc++ -lbdd -lgmp -lminizip -lz -ljansson -lm

# Shared libraries are looked for and linked anew at every start, which took longer than
# many a check. Without archives of all of them the tool is linked as usual; so is it with
# sanitisers, and by STATIC=
STATIC ?= $(if $(filter release,$(MODE)),$(shell echo 'int main(void) { return 0; }' | \
	$(CC) $(CFLAGS) $(LDFLAGS) -static -x c - $(LIBS) -o /dev/null 2>/dev/null && echo -static))

LIB_SRC := $(filter-out src/cli/main.c,$(wildcard src/*/*.c))
LIB_OBJ := $(LIB_SRC:%.c=$(BUILD)/obj/%.o)
UNITS := $(patsubst tests/unit/%.c,$(BUILD)/unit/%,$(wildcard tests/unit/test_*.c))
BENCHES := $(patsubst bench/%.c,$(BUILD)/bench/%,$(wildcard bench/*.c))
FUZZERS := $(patsubst tests/fuzz/%.c,$(BUILD)/fuzz/%,$(wildcard tests/fuzz/*.c))

.PHONY: all units benches fuzzers jar pages install clean
.SECONDARY:
all: $(BUILD)/glassbox $(BUILD)/glassbox.jar

$(BUILD)/obj/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(FLAGS) $(CFLAGS) -MMD -MP -c $< -o $@

$(BUILD)/libglassbox.a: $(LIB_OBJ)
	@rm -f $@
	$(AR) rcs $@ $^

# Copied, because linkers write here and there: such a file lies in the page cache in small
# pieces, and to map them takes a tenth of the time of a short check, at every start.
$(BUILD)/glassbox: $(BUILD)/obj/src/cli/main.o $(BUILD)/libglassbox.a
	$(CC) $(FLAGS) $(LDFLAGS) $(STATIC) $^ $(LIBS) -o $@.linked
	@rm -f $@
	cp $@.linked $@
	@rm $@.linked

$(BUILD)/unit/%: $(BUILD)/obj/tests/unit/%.o $(BUILD)/libglassbox.a
	@mkdir -p $(@D)
	$(CC) $(FLAGS) $(LDFLAGS) $^ $(LIBS) -lcmocka -lzip -o $@

$(BUILD)/bench/%: $(BUILD)/obj/bench/%.o $(BUILD)/libglassbox.a
	@mkdir -p $(@D)
	$(CC) $(FLAGS) $(LDFLAGS) $^ $(LIBS) -o $@

$(BUILD)/fuzz/%: $(BUILD)/obj/tests/fuzz/%.o $(BUILD)/libglassbox.a
	@mkdir -p $(@D)
	$(CC) $(FLAGS) $(LDFLAGS) $^ $(LIBS) -o $@

units: $(UNITS) $(BUILD)/glassbox.jar
benches: $(BENCHES)
fuzzers: $(FUZZERS)

# The Java side: annotations and model classes.
JAVA_SRC := $(shell find java -name '*.java' 2>/dev/null)
jar: $(BUILD)/glassbox.jar
$(BUILD)/glassbox.jar: $(JAVA_SRC) java/build.sh
	@mkdir -p $(BUILD)/java
	sh java/build.sh $(BUILD)/java $@

# Manual pages and completions, from the tables of commands and options.
$(BUILD)/tools/%: $(BUILD)/obj/tools/%.o $(BUILD)/libglassbox.a
	@mkdir -p $(@D)
	$(CC) $(FLAGS) $(LDFLAGS) $^ $(LIBS) -o $@

pages: $(BUILD)/tools/pages
	@mkdir -p $(BUILD)/pages/man1
	$(BUILD)/tools/pages man $(BUILD)/pages/man1
	$(BUILD)/tools/pages bash $(BUILD)/pages/glassbox.bash
	$(BUILD)/tools/pages zsh $(BUILD)/pages/_glassbox

SHARE := $(DESTDIR)$(PREFIX)/share
install: all pages
	install -D $(BUILD)/glassbox $(DESTDIR)$(PREFIX)/bin/glassbox
	install -D -m 644 $(BUILD)/glassbox.jar $(SHARE)/glassbox/glassbox.jar
	install -d $(SHARE)/man/man1
	install -m 644 $(BUILD)/pages/man1/*.1 $(SHARE)/man/man1
	install -D -m 644 $(BUILD)/pages/glassbox.bash $(SHARE)/bash-completion/completions/glassbox
	install -D -m 644 $(BUILD)/pages/_glassbox $(SHARE)/zsh/vendor-completions/_glassbox

clean:
	rm -rf build

-include $(shell find $(BUILD)/obj -name '*.d' 2>/dev/null)
