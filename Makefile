# glassbox: library, tool, tests. Sources are found by wildcard; a new module is a
# new pair of files and nothing here.
#
#   make                      release build in build/
#   make MODE=debug           assertions and IR self-checks, in build/debug/
#   make MODE=sanitize        address and undefined-behaviour sanitisers, in build/sanitize/
#   make CC=clang BUILD=dir   another compiler, another folder
#   make ASSERT=1 BUILD=dir   as fast as a release, with assertions
#   make MPI=1                the tool as a rank of mpirun, too (Open MPI or another)
#   make mpi                  the same in build/mpi/, beside the one without
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

# With MPI one file is another; its libraries cannot be linked statically.
RELAY := $(if $(MPI),mpi,none)
MPICC ?= mpicc
MPI_LIBS = $(shell $(MPICC) --showme:link 2>/dev/null || $(MPICC) -link_info | cut -d' ' -f2-)
$(BUILD)/obj/src/parallel/relay_mpi.o: CFLAGS += $(shell $(MPICC) --showme:compile 2>/dev/null || $(MPICC) -compile_info | cut -d' ' -f2-)

# Shared libraries are looked for and linked anew at every start, which took longer than
# many a check. Without archives of all of them the tool is linked as usual; so is it with
# sanitisers, and by STATIC=
STATIC ?= $(if $(filter release,$(MODE)),$(shell echo 'int main(void) { return 0; }' | \
	$(CC) $(CFLAGS) $(LDFLAGS) -static -x c - $(LIBS) -o /dev/null 2>/dev/null && echo -static))

LIB_SRC := $(filter-out src/cli/main.c src/parallel/relay_%.c,$(wildcard src/*/*.c))
LIB_OBJ := $(LIB_SRC:%.c=$(BUILD)/obj/%.o)
UNITS := $(patsubst tests/unit/%.c,$(BUILD)/unit/%,$(wildcard tests/unit/test_*.c))
BENCHES := $(patsubst bench/%.c,$(BUILD)/bench/%,$(wildcard bench/*.c))
FUZZERS := $(patsubst tests/fuzz/%.c,$(BUILD)/fuzz/%,$(wildcard tests/fuzz/*.c))

.PHONY: ALWAYS all mpi units benches fuzzers jar pages install clean
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
TOOL_OBJ := $(BUILD)/obj/src/cli/main.o $(BUILD)/obj/src/parallel/relay_$(RELAY).o
$(BUILD)/glassbox: $(TOOL_OBJ) $(BUILD)/libglassbox.a $(BUILD)/relay
	$(CC) $(FLAGS) $(LDFLAGS) $(if $(MPI),,$(STATIC)) $(TOOL_OBJ) $(BUILD)/libglassbox.a \
		$(LIBS) $(if $(MPI),$(MPI_LIBS)) -o $@.linked
	@rm -f $@
	cp $@.linked $@
	@rm $@.linked

$(BUILD)/relay: ALWAYS # which one the tool was linked with last
	@mkdir -p $(@D)
	@echo $(RELAY) | cmp -s - $@ || echo $(RELAY) >$@

mpi: $(BUILD)/mpi/glassbox $(BUILD)/mpi/glassbox.jar
$(BUILD)/mpi/glassbox: $(BUILD)/obj/src/cli/main.o $(BUILD)/obj/src/parallel/relay_mpi.o $(BUILD)/libglassbox.a
	@mkdir -p $(@D)
	$(CC) $(FLAGS) $(LDFLAGS) $^ $(LIBS) $(MPI_LIBS) -o $@
$(BUILD)/mpi/glassbox.jar: $(BUILD)/glassbox.jar
	@mkdir -p $(@D)
	cp $< $@

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
