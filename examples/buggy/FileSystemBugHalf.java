// expect: violated invariant create, invariant mkdir at --nodes 4 --arrays 2 --ints 0..2
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;

/** {@code FileSystem} with a bug: when no block is left, the inode is taken nevertheless. */
public class FileSystemBugHalf {
    static final int FREE = 0;
    static final int FILE = 1;
    static final int DIRECTORY = 2;

    static class Inode {
        int kind;
        int block;

        Inode(int kind, int block) {
            this.kind = kind;
            this.block = block;
        }

        @Declarative
        boolean repOkLocal() {
            return kind >= FREE && kind <= DIRECTORY && (kind != FREE || block == 0);
        }
    }

    /** Two entries. */
    static class Block {
        boolean used;
        int name;
        int inode;
        int secondName;
        int secondInode;

        @Declarative
        boolean repOkLocal() {
            return (name == 0 || name != secondName)
                    && isEntry(name, inode)
                    && isEntry(secondName, secondInode);
        }

        /** Entries without a name refer to nothing, and only blocks in use have others. */
        @Declarative
        private boolean isEntry(int name, int inode) {
            return name == 0 ? inode == 0 : used && inode > 0;
        }

        /** The inode that the name stands for, or 0. */
        @Declarative
        int find(int wanted) {
            return name == wanted ? inode : secondName == wanted ? secondInode : 0;
        }

        @Declarative
        boolean isFull() {
            return name != 0 && secondName != 0;
        }

        @Declarative
        boolean isEmpty() {
            return name == 0 && secondName == 0;
        }

        /** Replaces the entry. */
        void replace(int oldName, int newName, int newInode) {
            if (name == oldName) {
                name = newName;
                inode = newInode;
            } else {
                secondName = newName;
                secondInode = newInode;
            }
        }
    }

    @Tree Inode[] inodes;
    @Tree Block[] blocks;

    public FileSystemBugHalf(int inodeCount, int blockCount) {
        inodes = new Inode[inodeCount];
        blocks = new Block[blockCount];
        for (int i = 0; i < inodeCount; i++) {
            inodes[i] = new Inode(FREE, 0);
        }
        for (int i = 0; i < blockCount; i++) {
            blocks[i] = new Block();
        }
        inodes[0].kind = DIRECTORY;
        blocks[0].used = true;
    }

    /** The inode of the name in the directory, or 0. */
    public int lookup(int directory, int name) {
        if (!isDirectory(directory) || name == 0) {
            return 0;
        }
        return entryOf(directory, name);
    }

    /** Makes an empty file; its inode, or 0. */
    public int create(int directory, int name) {
        return add(directory, name, FILE);
    }

    /** Makes an empty directory; its inode, or 0. */
    public int mkdir(int directory, int name) {
        return add(directory, name, DIRECTORY);
    }

    /** Takes a file away. */
    public boolean unlink(int directory, int name) {
        int inode = lookup(directory, name);
        if (inode == 0 || inodes[inode].kind != FILE) {
            return false;
        }
        remove(directory, name, inode);
        return true;
    }

    /** Takes an empty directory away. */
    public boolean rmdir(int directory, int name) {
        int inode = lookup(directory, name);
        if (inode == 0 || inodes[inode].kind != DIRECTORY) {
            return false;
        }
        if (!blocks[inodes[inode].block].isEmpty()) {
            return false;
        }
        remove(directory, name, inode);
        return true;
    }

    private int add(int directory, int name, int kind) {
        if (!isDirectory(directory) || name == 0 || lookup(directory, name) != 0) {
            return 0;
        }
        Block entries = blocks[inodes[directory].block];
        int inode = freeInode();
        int block = freeBlock();
        if (entries.isFull() || inode == 0) {
            return 0;
        }
        inodes[inode].kind = kind;
        if (block < 0) {
            return 0;
        }
        inodes[inode].block = block;
        blocks[block].used = true;
        entries.replace(0, name, inode);
        return inode;
    }

    private void remove(int directory, int name, int inode) {
        blocks[inodes[directory].block].replace(name, 0, 0);
        blocks[inodes[inode].block].used = false;
        inodes[inode].kind = FREE;
        inodes[inode].block = 0;
    }

    private boolean isDirectory(int inode) {
        return inode >= 0 && inode < inodes.length && inodes[inode].kind == DIRECTORY;
    }

    private int freeInode() {
        for (int i = 0; i < inodes.length; i++) {
            if (inodes[i].kind == FREE) {
                return i;
            }
        }
        return 0;
    }

    private int freeBlock() {
        for (int i = 0; i < blocks.length; i++) {
            if (!blocks[i].used) {
                return i;
            }
        }
        return -1;
    }

    @Post("create")
    @Declarative
    boolean isCreated(FileSystemBugHalf prestate, int result, int directory, int name) {
        return result == 0 || entryOf(directory, name) == result && inodes[result].kind == FILE
                && prestate.entryOf(directory, name) == 0;
    }

    @Post("unlink")
    @Declarative
    boolean isUnlinked(FileSystemBugHalf prestate, boolean result, int directory, int name) {
        return !result || entryOf(directory, name) == 0 && prestate.entryOf(directory, name) != 0;
    }

    @Declarative
    private int entryOf(int directory, int name) {
        return blocks[inodes[directory].block].find(name);
    }

    @Declarative
    boolean repOk() {
        if (inodes == null || blocks == null || inodes.length == 0) {
            return false;
        }
        for (int i = 0; i < inodes.length; i++) {
            if (inodes[i] == null) {
                return false;
            }
        }
        for (int b = 0; b < blocks.length; b++) {
            if (blocks[b] == null
                    || blocks[b].inode >= inodes.length
                    || blocks[b].secondInode >= inodes.length) {
                return false;
            }
        }
        if (inodes[0].kind != DIRECTORY) {
            return false;
        }
        for (int i = 0; i < inodes.length; i++) {
            if (!ownsBlock(i)
                    || references(i) != (i == 0 || inodes[i].kind == FREE ? 0 : 1)) {
                return false;
            }
        }
        for (int i = 0; i < inodes.length; i++) {
            if (inodes[i].kind != FREE && !isBelowRoot(i)) {
                return false;
            }
        }
        for (int b = 0; b < blocks.length; b++) {
            if (owners(b) != (blocks[b].used ? 1 : 0)) {
                return false;
            }
        }
        return true;
    }

    /** Inodes in use have a block in use; that of a file has no entries. */
    @Declarative
    private boolean ownsBlock(int i) {
        Inode inode = inodes[i];
        if (inode.kind == FREE) {
            return true;
        }
        return inode.block < blocks.length
                && blocks[inode.block].used
                && (inode.kind == DIRECTORY || blocks[inode.block].isEmpty());
    }

    /** How many inodes own the block. */
    @Declarative
    private int owners(int block) {
        int count = 0;
        for (int i = 0; i < inodes.length; i++) {
            if (inodes[i].kind != FREE && inodes[i].block == block) {
                count++;
            }
        }
        return count;
    }

    /** How many entries refer to the inode. */
    @Declarative
    private int references(int inode) {
        int count = 0;
        for (int b = 0; b < blocks.length; b++) {
            if (blocks[b].name != 0 && blocks[b].inode == inode) {
                count++;
            }
            if (blocks[b].secondName != 0 && blocks[b].secondInode == inode) {
                count++;
            }
        }
        return count;
    }

    /** Going up from the inode leads to the root. */
    @Declarative
    private boolean isBelowRoot(int inode) {
        int at = inode;
        for (int i = 0; i < inodes.length; i++) {
            at = at == 0 ? 0 : parent(at);
        }
        return at == 0;
    }

    /** A directory with an entry for the inode. */
    @Declarative
    private int parent(int inode) {
        int parent = inode;
        for (int i = 0; i < inodes.length; i++) {
            if (inodes[i].kind == DIRECTORY && isIn(inode, blocks[inodes[i].block])) {
                parent = i;
            }
        }
        return parent;
    }

    @Declarative
    private boolean isIn(int inode, Block b) {
        return b.inode == inode || b.secondInode == inode;
    }
}
