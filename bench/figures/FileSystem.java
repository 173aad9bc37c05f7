import glassbox.Declarative;
import glassbox.Full;
import glassbox.Pre;
import glassbox.Tree;

/**
 * A file system as a tree, for Figure 23. An inode is a file or a directory and has a block of
 * entries, as many as a directory may have at most, which the benchmark writes into the text; an
 * entry is an inode or not in use. Names in a directory differ, the block of a file has no
 * entries. Operations take any directory of the file system and a name; those that cannot do
 * what they are asked for change nothing.
 */
public class FileSystem {
    static final int DEGREE = 2;

    static class Inode {
        int name;
        boolean isDirectory;
        @Tree @Full Inode[] block = new Inode[DEGREE];

        Inode(int name, boolean isDirectory) {
            this.name = name;
            this.isDirectory = isDirectory;
        }

        @Declarative
        boolean repOkLocal() {
            if (block == null || block.length != DEGREE) {
                return false;
            }
            for (int i = 0; i < DEGREE; i++) {
                if (block[i] != null && !isDirectory) {
                    return false;
                }
                for (int k = 0; k < i; k++) {
                    if (block[i] != null && block[k] != null && block[i].name == block[k].name) {
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
                if (block[i] != null && block[i].name == wanted) {
                    return i;
                }
            }
            return -1;
        }

        /** The index of an entry that is not in use, or -1. */
        @Declarative
        int findFree() {
            for (int i = 0; i < DEGREE; i++) {
                if (block[i] == null) {
                    return i;
                }
            }
            return -1;
        }

        @Declarative
        boolean isEmpty() {
            for (int i = 0; i < DEGREE; i++) {
                if (block[i] != null) {
                    return false;
                }
            }
            return true;
        }

        /** Whether an entry with the name can be added. */
        @Declarative
        boolean hasRoomFor(int wanted) {
            return isDirectory && find(wanted) < 0 && findFree() >= 0;
        }

        /** Whether there is an entry with the name that is of the kind and has no entries. */
        @Declarative
        boolean hasEmpty(int wanted, boolean directory) {
            for (int i = 0; i < DEGREE; i++) {
                if (block[i] != null && block[i].name == wanted) {
                    return block[i].isDirectory == directory && block[i].isEmpty();
                }
            }
            return false;
        }
    }

    @Tree Inode root = new Inode(0, true);

    public Inode lookup(Inode directory, int name) {
        int at = directory.find(name);
        return at < 0 ? null : directory.block[at];
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

    private boolean add(Inode directory, int name, boolean isDirectory) {
        if (!directory.hasRoomFor(name)) {
            return false;
        }
        directory.block[directory.findFree()] = new Inode(name, isDirectory);
        return true;
    }

    private boolean remove(Inode directory, int name, boolean isDirectory) {
        if (!directory.hasEmpty(name, isDirectory)) {
            return false;
        }
        directory.block[directory.find(name)] = null;
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
        for (int i = 0; i < DEGREE; i++) {
            if (isPart(at.block[i], wanted)) {
                return true;
            }
        }
        return false;
    }

    @Declarative
    boolean repOk() {
        return root != null && root.isDirectory;
    }
}
