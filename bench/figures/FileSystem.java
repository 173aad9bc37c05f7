import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

/**
 * A file system as a tree, for Figure 23: a directory has a fixed number of entries, which the
 * benchmark writes into the text. Names in a directory differ, files have no entries. Operations
 * that cannot do what they are asked for change nothing.
 */
public class FileSystem {
    static final int DEGREE = 2;

    static class Inode {
        int name;
        @Tree Inode[] entries;

        Inode(int name, boolean isDirectory) {
            this.name = name;
            if (isDirectory) {
                entries = new Inode[DEGREE];
            }
        }

        @Declarative
        boolean isDirectory() {
            return entries != null;
        }

        @Declarative
        boolean repOkLocal() {
            if (entries == null) {
                return true;
            }
            if (entries.length != DEGREE) {
                return false;
            }
            for (int i = 0; i < DEGREE; i++) {
                for (int k = 0; k < i; k++) {
                    if (entries[i] != null && entries[k] != null
                            && entries[i].name == entries[k].name) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** The index of the entry with the name, or -1. */
        @Declarative
        int find(int wanted) {
            for (int i = 0; i < DEGREE; i++) {
                if (entries[i] != null && entries[i].name == wanted) {
                    return i;
                }
            }
            return -1;
        }

        /** The index of an entry that is not in use, or -1. */
        @Declarative
        int findFree() {
            for (int i = 0; i < DEGREE; i++) {
                if (entries[i] == null) {
                    return i;
                }
            }
            return -1;
        }

        @Declarative
        boolean isEmpty() {
            return !isDirectory() || isEmptyFrom(0);
        }

        @Declarative
        private boolean isEmptyFrom(int i) {
            return i == DEGREE || entries[i] == null && isEmptyFrom(i + 1);
        }

        /** Whether there is an entry with the name that is of the kind and has no entries. */
        @Declarative
        boolean has(int wanted, boolean directory) {
            for (int i = 0; i < DEGREE; i++) {
                if (entries[i] != null && entries[i].name == wanted
                        && entries[i].isDirectory() == directory && entries[i].isEmpty()) {
                    return true;
                }
            }
            return false;
        }
    }

    @Tree Inode root = new Inode(0, true);

    public Inode lookup(Inode directory, int name) {
        int at = directory.isDirectory() ? directory.find(name) : -1;
        return at < 0 ? null : directory.entries[at];
    }

    public boolean create(Inode directory, int name) {
        return add(directory, name, false);
    }

    public boolean mkdir(Inode directory, int name) {
        return add(directory, name, true);
    }

    public boolean unlink(Inode directory, int name) {
        return remove(directory, name, false);
    }

    public boolean rmdir(Inode directory, int name) {
        return remove(directory, name, true);
    }

    private boolean remove(Inode directory, int name, boolean isDirectory) {
        if (!directory.isDirectory() || !directory.has(name, isDirectory)) {
            return false;
        }
        directory.entries[directory.find(name)] = null;
        return true;
    }

    private boolean add(Inode directory, int name, boolean isDirectory) {
        if (!directory.isDirectory() || directory.find(name) >= 0 || directory.findFree() < 0) {
            return false;
        }
        directory.entries[directory.findFree()] = new Inode(name, isDirectory);
        return true;
    }

    @Pre("lookup")
    @Declarative
    boolean canLookup(Inode directory, int name) {
        return isPart(root, directory);
    }

    @Pre("create")
    @Declarative
    boolean canCreate(Inode directory, int name) {
        return isPart(root, directory);
    }

    @Pre("mkdir")
    @Declarative
    boolean canMkdir(Inode directory, int name) {
        return isPart(root, directory);
    }

    @Pre("unlink")
    @Declarative
    boolean canUnlink(Inode directory, int name) {
        return isPart(root, directory);
    }

    @Pre("rmdir")
    @Declarative
    boolean canRmdir(Inode directory, int name) {
        return isPart(root, directory);
    }

    @Declarative
    private static boolean isPart(Inode at, Inode wanted) {
        if (at == null || wanted == null) {
            return false;
        }
        if (at == wanted) {
            return true;
        }
        if (at.entries == null) {
            return false;
        }
        for (int i = 0; i < DEGREE; i++) {
            if (isPart(at.entries[i], wanted)) {
                return true;
            }
        }
        return false;
    }

    @Declarative
    boolean repOk() {
        return root != null && root.isDirectory();
    }
}
